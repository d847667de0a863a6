import { MenuItem, Select, ToggleButton } from '@mui/material';
import { useInput } from 'react-admin';
import { inboxStates } from '../providers/inboxReads.ts';
import { periodNames } from '../providers/periods.ts';
import { text } from './text.ts';

/** Shows the rows of one state with a tap, and all of them with another; and those of a period. */
export function Narrowing({ source }: { source: string; alwaysOn: true }) {
  const { field } = useInput({ source });
  const { field: period } = useInput({ source: 'period' });
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
      {/* react-admin's <SelectInput> is 4 KB more of the first list. */}
      <Select
        value={period.value ?? ''}
        onChange={({ target }) => period.onChange(target.value || null)}
        displayEmpty
        SelectDisplayProps={{ 'aria-label': text.period }}
        className="min-h-tap [&_.MuiSelect-select]:py-2"
      >
        <MenuItem value="">{text.everyPeriod}</MenuItem>
        {periodNames.map((name) => (
          <MenuItem key={name} value={name}>
            {text.periods[name]}
          </MenuItem>
        ))}
      </Select>
    </fieldset>
  );
}
