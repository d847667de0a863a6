import { daysAfter, weekdayNumber } from './calendar.ts';
import { dayOf, formatClock } from './dates.ts';

/** In the time of Sofia: „09:00“ to „18:00“. */
export interface DayHours {
  opens: string;
  closes: string;
}

/** When the studio is open. */
export interface OpeningTimes {
  /** The seven days from Monday on; null for a day off. */
  hours: readonly (DayHours | null)[];
  /** Additional days off: „2026-12-24“. */
  closed_days: readonly string[];
}

/** Day and time in Sofia at a moment: „2026-11-20“, „09:41“. */
export function sofiaTime(moment: Date): { day: string; clock: string } {
  const time = moment.toISOString();
  return { day: dayOf(time), clock: formatClock(time) };
}

/** The hours of a day, null for a day off. */
export const hoursOn = (day: string, { hours, closed_days }: OpeningTimes): DayHours | null =>
  closed_days.includes(day) ? null : (hours[weekdayNumber(day)] ?? null);

/** The closing time if the studio is open at that moment; undefined if it is closed. */
export function openUntil(moment: Date, times: OpeningTimes): string | undefined {
  const { day, clock } = sofiaTime(moment);
  const hours = hoursOn(day, times);
  return hours && clock >= hours.opens && clock < hours.closes ? hours.closes : undefined;
}

/** The first working day after `day`. */
export function nextWorkingDay(day: string, times: OpeningTimes): string {
  let next = day;
  do next = daysAfter(next, 1);
  while (hoursOn(next, times) === null);
  return next;
}

/** „понеделник–петък, 9:00–18:00; събота, 10:00–13:00“ */
export const hoursLabel = ({ hours }: OpeningTimes): string =>
  ranges(hours)
    .map(({ first, last, opens, closes }) => `${daysLabel(first, last, 'long')}, ${range(opens, closes)}`)
    .join('; ');

/** „пн–пт, 9–18“: full hours without their zeros. */
export const shortHoursLabel = ({ hours }: OpeningTimes): string =>
  ranges(hours)
    .map(
      ({ first, last, opens, closes }) =>
        `${daysLabel(first, last, 'short')}, ${range(opens, closes).replaceAll(':00', '')}`,
    )
    .join('; ');

/** „9:00“ */
export const clockLabel = (clock: string): string => clock.replace(/^0/, '');

const range = (opens: string, closes: string) => `${clockLabel(opens)}–${clockLabel(closes)}`;

interface DayRange extends DayHours {
  /** Monday is 0. */
  first: number;
  last: number;
}

/** Consecutive days with the same hours, combined. */
export function ranges(hours: OpeningTimes['hours']): DayRange[] {
  const found: DayRange[] = [];
  hours.forEach((day, weekday) => {
    const before = found.at(-1);
    if (day && before?.last === weekday - 1 && before.opens === day.opens && before.closes === day.closes)
      before.last = weekday;
    else if (day) found.push({ ...day, first: weekday, last: weekday });
  });
  return found;
}

const daysLabel = (first: number, last: number, width: 'long' | 'short') =>
  [...new Set([first, last])].map((weekday) => weekdayName(weekday, width)).join('–');

/** „понеделник“, „пн“ */
export const weekdayName = (weekday: number, width: 'long' | 'short' = 'long'): string =>
  new Intl.DateTimeFormat('bg-BG', { weekday: width, timeZone: 'UTC' }).format(
    Date.UTC(2024, 0, 1 + weekday),
  );
