import { daysAfter, nextWeekday, today } from '@vitrina/shared/calendar.ts';

/** The days that one press chooses for a next step. Friday is left out where it is tomorrow, or in a week. */
export function quickDays(now = today()) {
  const tomorrow = daysAfter(now, 1);
  const friday = nextWeekday(now, 5);
  const week = daysAfter(now, 7);
  const days = [
    ['today', now],
    ['tomorrow', tomorrow],
    ['friday', friday],
    ['week', week],
  ] as const;
  return days.filter(([name]) => name !== 'friday' || (friday !== tomorrow && friday !== week));
}
