import { daysAfter } from '@vitrina/shared/calendar.ts';
import { hoursOn, type OpeningTimes } from '@vitrina/shared/openingHours.ts';
import type { DayTimes } from './shopState.ts';

/** What the sign on a page has to know from `day` on: the week from Sunday, and the days of rest on which it would be open. */
export function daysOfTheSign({ hours, closed_days }: OpeningTimes, day: string) {
  const week = [...hours.slice(6), ...hours.slice(0, 6)].map(
    (times): DayTimes => (times ? [times.opens, times.closes] : []),
  );
  // Midnight may not have come yet where the page is read.
  const rest = closed_days.filter(
    (closed) => closed >= daysAfter(day, -1) && hoursOn(closed, { hours, closed_days: [] }),
  );
  return { week, rest };
}
