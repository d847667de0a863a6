import { daysAfter } from '@vitrina/shared/calendar.ts';
import { hoursOn, type OpeningTimes } from '@vitrina/shared/openingHours.ts';
import type { DayTimes } from './shopState.ts';

/**
 * What the sign on a page needs to know from `day` on: the opening hours of a week from Sunday, and the closed days on
 * which the studio would otherwise be open.
 */
export function daysOfTheSign({ hours, closed_days }: OpeningTimes, day: string) {
  const week = [...hours.slice(6), ...hours.slice(0, 6)].map(
    (times): DayTimes => (times ? [times.opens, times.closes] : []),
  );
  // Includes the day before, because a visitor's clock may be behind.
  const rest = closed_days.filter(
    (closed) => closed >= daysAfter(day, -1) && hoursOn(closed, { hours, closed_days: [] }),
  );
  return { week, rest };
}
