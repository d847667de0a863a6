import { Checkbox, FormControlLabel, FormHelperText, TextField } from '@mui/material';
import { type DayHours, weekdayName } from '@vitrina/shared/openingHours.ts';
import { FieldTitle, useInput } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useDateField } from '../ui/useDateField.ts';
import { text } from './text.ts';

const USUAL: DayHours = { opens: '09:00', closes: '18:00' };

/** The opening hours of each weekday, or none. */
export function HoursInput() {
  const { field } = useInput({ source: 'hours' });
  const { errors } = useFormState();
  const hours: (DayHours | null)[] = field.value ?? [];
  const error = errors.hours as { message?: string; root?: { message?: string } } | undefined;
  const message = error?.message ?? error?.root?.message;

  const set = (weekday: number, day: DayHours | null) => field.onChange(hours.with(weekday, day));
  /** A day that is switched on starts with the hours of the working day before it. */
  const likeBefore = (weekday: number) => hours.slice(0, weekday).findLast((day) => day !== null) ?? USUAL;

  return (
    <fieldset className="m-0 w-full min-w-0 border-0 p-0">
      <legend className="mb-2 font-bold">
        <FieldTitle source="hours" />
      </legend>
      {hours.map((day, weekday) => (
        <div
          key={weekdayName(weekday)}
          className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 py-1.5"
        >
          <FormControlLabel
            className="w-36"
            label={weekdayName(weekday)}
            control={
              <Checkbox
                checked={day !== null}
                onChange={({ target }) => set(weekday, target.checked ? likeBefore(weekday) : null)}
              />
            }
          />
          {day ? (
            <Clocks day={day} weekday={weekday} onChange={(changed) => set(weekday, changed)} />
          ) : (
            <span className="text-muted">{text.rests}</span>
          )}
        </div>
      ))}
      {message && <FormHelperText error>{message}</FormHelperText>}
    </fieldset>
  );
}

interface ClocksProps {
  day: DayHours;
  weekday: number;
  onChange: (day: DayHours) => void;
}

function Clocks({ day, weekday, onChange }: ClocksProps) {
  const { errors } = useFormState();
  const ofDay = (errors.hours as { opens?: Message; closes?: Message }[] | undefined)?.[weekday];
  return (
    <div className="flex w-76 max-w-full gap-4">
      {(['opens', 'closes'] as const).map((edge) => (
        <Clock
          key={edge}
          label={text[edge](weekdayName(weekday))}
          value={day[edge]}
          onChange={(time) => onChange({ ...day, [edge]: time })}
          error={ofDay?.[edge]}
        />
      ))}
    </div>
  );
}

interface ClockProps {
  label: string;
  value: string;
  onChange: (time: string) => void;
  error: Message | undefined;
}

function Clock({ label, value, onChange, error }: ClockProps) {
  return (
    <TextField
      type="time"
      size="small"
      fullWidth={false}
      className="min-w-0 flex-1"
      inputRef={useDateField(value)}
      onChange={({ target }) => onChange(target.value)}
      error={error !== undefined}
      helperText={error?.message}
      slotProps={{ htmlInput: { 'aria-label': label } }}
    />
  );
}

interface Message {
  message?: string;
}
