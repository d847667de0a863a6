import { ToggleButton } from '@mui/material';
import { type InputProps, useInput } from 'react-admin';
import { inboxStates } from '../providers/inboxReads.ts';
import { text } from './text.ts';

/** Shows the rows of one state with a tap, and all of them with another. */
export function StateFilter({ source }: Pick<InputProps, 'source'> & { alwaysOn: true }) {
  const { field } = useInput({ source });
  return (
    <fieldset aria-label={text.show} className="m-0 flex flex-wrap gap-2 border-0 p-0">
      {inboxStates.map((state) => (
        <ToggleButton
          key={state}
          value={state}
          selected={field.value === state}
          // Nothing in its place, so that it leaves the address.
          onChange={() => field.onChange(field.value === state ? null : state)}
        >
          {text.states[state]}
        </ToggleButton>
      ))}
    </fieldset>
  );
}
