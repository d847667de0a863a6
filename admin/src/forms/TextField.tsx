import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useInput } from 'ra-core';
import type { ReactNode } from 'react';
import { Field } from './Field.tsx';

interface Props {
  source: string;
  label?: string;
  isRequired?: boolean;
  hint?: string;
  rows?: number;
  inputMode?: 'numeric' | 'url';
  type?: 'text' | 'email' | 'password';
  /** What a browser may fill in by itself; nothing, if not told. */
  autoComplete?: string;
  endAdornment?: ReactNode;
  autoFocus?: boolean;
}

export function TextField({
  source,
  label,
  isRequired = false,
  hint,
  rows,
  inputMode,
  autoFocus = false,
  autoComplete = 'off',
  ...more
}: Props) {
  const { id, field, fieldState } = useInput({ source });
  const error = fieldState.error?.message;
  const inputProps: OutlinedInputProps['inputProps'] = {
    inputMode,
    'aria-describedby': error || hint ? `${id}-help` : undefined,
    'aria-required': isRequired,
  };
  const { ref, ...input } = field;
  return (
    <Field id={id} source={source} label={label} isRequired={isRequired} error={error} hint={hint}>
      <OutlinedInput
        {...input}
        id={id}
        inputRef={ref}
        multiline={Boolean(rows)}
        {...(rows && { rows })}
        inputProps={inputProps}
        autoFocus={autoFocus}
        autoComplete={autoComplete}
        {...more}
      />
    </Field>
  );
}
