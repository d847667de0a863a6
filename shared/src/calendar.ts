import { dayOf } from './dates.ts';

/** Days in Sofia, written like in the database: „2026-11-20“. */

const DAY_MS = 86_400_000;

export const today = (): string => dayOf(new Date().toISOString());

export const daysAfter = (day: string, count: number): string =>
  new Date(midnight(day) + count * DAY_MS).toISOString().slice(0, 10);

/** Whether the database takes a day. A browser's field for a date takes years of up to six digits. */
export const isOfThisCentury = (day: string): boolean => /^20\d\d-/.test(day);

/** The same day of a later month, or the last day of that month if it is shorter. */
export function monthsAfter(day: string, count: number): string {
  const start = new Date(midnight(day));
  const year = start.getUTCFullYear();
  const month = start.getUTCMonth() + count;
  // Day 0 is the last day of the month before.
  const end = Math.min(Date.UTC(year, month, start.getUTCDate()), Date.UTC(year, month + 1, 0));
  return new Date(end).toISOString().slice(0, 10);
}

/** Positive if `later` is the later day. */
export const daysBetween = (earlier: string, later: string): number =>
  Math.round((midnight(later) - midnight(earlier)) / DAY_MS);

/** The first day after `day` that is this weekday; Sunday is 0. */
export function nextWeekday(day: string, weekday: number): string {
  const ahead = (weekday - new Date(midnight(day)).getUTCDay() + 7) % 7;
  return daysAfter(day, ahead || 7);
}

/** Monday is 0, as in the studio's hours. */
export const weekdayNumber = (day: string): number => (new Date(midnight(day)).getUTCDay() + 6) % 7;

/** „26 ноември“ with non-breaking spaces, with the year if it differs from that of `reference`. */
export const formatDay = (day: string, reference = today()): string =>
  (day.slice(0, 4) === reference.slice(0, 4) ? dayAndMonth : withYear)
    .format(midnight(day))
    .replaceAll(/\s/g, '\u00a0');

/** „ноември“ */
export const monthOf = (day: string): string => month.format(midnight(day));

/** „вторник“ */
export const weekdayOf = (day: string): string => weekday.format(midnight(day));

const midnight = (day: string) => Date.parse(`${day}T00:00Z`);

const formatter = (parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('bg-BG', { ...parts, timeZone: 'UTC' });

const dayAndMonth = formatter({ day: 'numeric', month: 'long' });
const withYear = formatter({ day: 'numeric', month: 'long', year: 'numeric' });
const month = formatter({ month: 'long' });
const weekday = formatter({ weekday: 'long' });
