import { ToggleButton } from '@mui/material';
import { SelectInput, useInput } from 'react-admin';
import { inboxStates } from '../providers/inboxReads.ts';
import { periodNames } from '../providers/periods.ts';
import { text } from './text.ts';

/** Shows the rows of one state with a tap, and all of them with another; and those of a period. */
export function Narrowing({ source }: { source: string; alwaysOn: true }) {
  const { field } = useInput({ source });
  return (
    <fieldset aria-label={text.show} className="m-0 flex flex-wrap items-center gap-2 border-0 p-0">
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
      <SelectInput
        source="period"
        label={false}
        choices={periods}
        emptyText={text.everyPeriod}
        helperText={false}
        className="m-0 w-auto [&_.MuiInputBase-root]:min-h-tap [&_.MuiSelect-select]:py-2"
        slotProps={{ select: { displayEmpty: true, SelectDisplayProps: { 'aria-label': text.period } } }}
      />
    </fieldset>
  );
}

const periods = periodNames.map((id) => ({ id, name: text.periods[id] }));
