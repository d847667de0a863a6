import { Button, TextField } from '@mui/material';
import { formatDay, today, weekdayNumber } from '@vitrina/shared/calendar.ts';
import { weekdayName } from '@vitrina/shared/openingHours.ts';
import { day as daySchema } from '@vitrina/shared/schemas/fields.ts';
import { X } from 'lucide-react';
import { useState } from 'react';
import { FieldTitle, useInput } from 'react-admin';
import { useDateField } from '../ui/useDateField.ts';
import { holidaysOf } from './holidaysOf.ts';
import { text } from './text.ts';

/** The coming days on which the studio is closed; past ones are removed with the next change. */
export function ClosedDays() {
  const { field } = useInput({ source: 'closed_days' });
  const [day, setDay] = useState('');
  const [error, setError] = useState<string>();
  const input = useDateField(day);
  const thisDay = today();
  const days: string[] = ((field.value ?? []) as string[]).filter((closed) => closed >= thisDay);
  const add = (more: string[]) =>
    field.onChange([...new Set([...days, ...more.filter((closed) => closed >= thisDay)])].sort());
  const thisYear = Number(thisDay.slice(0, 4));
  const missing = [thisYear, thisYear + 1].filter((year) =>
    holidaysOf(year).some((holiday) => holiday >= thisDay && !days.includes(holiday)),
  );

  function addDay() {
    const wrong = errorOf(day);
    setError(wrong);
    if (wrong) return input.current?.focus();
    add([day]);
    setDay('');
  }

  return (
    <fieldset className="m-0 w-full border-0 p-0">
      <legend className="mb-2 font-bold">
        <FieldTitle source="closed_days" />
      </legend>
      {days.length === 0 ? (
        <p className="m-0 text-muted">{text.noneClosed}</p>
      ) : (
        <ul className="m-0 flex list-none flex-wrap gap-2 p-0">
          {days.map((closed) => (
            <li key={closed}>
              <Button
                variant="outlined"
                color="inherit"
                endIcon={<X size={18} />}
                aria-label={text.remove(formatDay(closed))}
                onClick={() => field.onChange(days.filter((other) => other !== closed))}
              >
                {weekdayName(weekdayNumber(closed), 'short')}, {formatDay(closed)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <TextField
          type="date"
          size="small"
          onChange={({ target }) => {
            setDay(target.value);
            setError(undefined);
          }}
          error={error !== undefined}
          helperText={error}
          inputRef={input}
          slotProps={{ htmlInput: { 'aria-label': text.closedDay, min: thisDay } }}
        />
        <Button variant="outlined" color="inherit" disabled={day === ''} onClick={addDay}>
          {text.add}
        </Button>
        {missing.map((year) => (
          <Button key={year} color="inherit" onClick={() => add(holidaysOf(year))}>
            {text.addHolidays(year)}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

function errorOf(day: string): string | undefined {
  const { error } = daySchema.safeParse(day);
  return error?.issues[0]?.message ?? (day < today() ? text.past : undefined);
}
