import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useInput } from 'ra-core';
import { Field } from './Field.tsx';

interface Props {
  source: string;
  choices: Record<string, string>;
}

export function ChoiceField({ source, choices }: Props) {
  const { id, field, fieldState } = useInput({ source });
  return (
    <Field id={id} source={source} isGroup isRequired error={fieldState.error?.message}>
      <RadioGroup {...field} row>
        {Object.entries(choices).map(([value, label]) => (
          <FormControlLabel
            key={value}
            value={value}
            label={label}
            control={<Radio />}
            sx={{ minHeight: 44 }}
          />
        ))}
      </RadioGroup>
    </Field>
  );
}
