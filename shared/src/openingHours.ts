import { daysAfter, weekdayNumber } from './calendar.ts';
import { dayOf, formatClock } from './dates.ts';

/** By Sofia's clock: „09:00“ to „18:00“. */
export interface DayHours {
  opens: string;
  closes: string;
}

/** When the studio works. */
export interface OpeningTimes {
  /** Of the seven days from Monday on; null where it rests. */
  hours: readonly (DayHours | null)[];
  /** Days on which it rests whatever the day of the week: „2026-12-24“. */
  closed_days: readonly string[];
}

/** A moment as Sofia's calendar and clock show it: „2026-11-20“, „09:41“. */
export function sofiaTime(moment: Date): { day: string; clock: string } {
  const time = moment.toISOString();
  return { day: dayOf(time), clock: formatClock(time) };
}

/** The hours of a day, null for one of rest. */
export const hoursOn = (day: string, { hours, closed_days }: OpeningTimes): DayHours | null =>
  closed_days.includes(day) ? null : (hours[weekdayNumber(day)] ?? null);

/** Until when it is open at that moment; undefined when it is closed. */
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
  /** From Monday, which is 0. */
  first: number;
  last: number;
}

/** Days after each other with the same hours, together. */
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
