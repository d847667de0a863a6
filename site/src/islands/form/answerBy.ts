import { hoursOn, nextWorkingDay, type OpeningTimes, sofiaTime } from '@vitrina/shared/openingHours.ts';

/**
 * When the studio answers at the latest what was sent at `sent`, as a day and a time of Sofia's clock: within 24 hours,
 * not counting days of rest, and during opening hours.
 */
export function answerBy(sent: Date, times: OpeningTimes): { day: string; clock: string } {
  const { day, clock } = sofiaTime(sent);
  const today = hoursOn(day, times);
  const next = nextWorkingDay(day, times);
  const hours = hoursOn(next, times) ?? { opens: clock, closes: clock };
  // 24 hours later the studio would still be closed, so it must answer by the end of this day.
  if (today && clock < today.closes && (clock < today.opens || clock < hours.opens))
    return { day, clock: today.closes };
  if (!today || clock > hours.closes) return { day: next, clock: hours.closes };
  const isEarly = clock < hours.opens;
  return { day: next, clock: isEarly ? hours.opens : clock };
}
