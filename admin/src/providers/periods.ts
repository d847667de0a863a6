import { daysAfter, nextWeekday, today } from '@vitrina/shared/calendar.ts';

interface Borders {
  made_from: string;
  made_before: string | null;
}

/** Periods in Sofia's calendar by their names in the address: the first day, and the day after the last one. */
const periods = new Map<string, (day: string) => [from: string, before?: string]>([
  ['today', (day) => [day]],
  ['week', (day) => [mondayOf(day)]],
  ['last-week', (day) => [daysAfter(mondayOf(day), -7), mondayOf(day)]],
  ['month', (day) => [firstOf(day)]],
  ['last-month', (day) => [firstOf(daysAfter(firstOf(day), -1)), firstOf(day)]],
]);

export const periodNames = [...periods.keys()];

/** The beginning and end of a period for the database; undefined for an unknown name. */
export function bordersOf(period: string, day = today()): Borders | undefined {
  const [from, before] = periods.get(period)?.(day) ?? [];
  return from ? { made_from: midnight(from), made_before: before ? midnight(before) : null } : undefined;
}

const mondayOf = (day: string) => nextWeekday(daysAfter(day, -7), 1);

const firstOf = (day: string) => `${day.slice(0, 7)}-01`;

/** With the name of the time zone, because PostgreSQL knows when the clocks change. */
const midnight = (day: string) => `${day} Europe/Sofia`;
