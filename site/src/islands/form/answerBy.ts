import { hoursOn, nextWorkingDay, type OpeningTimes, sofiaTime } from '@vitrina/shared/openingHours.ts';

/**
 * By when the studio answers what was sent at `sent`, as a day and an hour of Sofia's clock: after 24 hours, of which those of
 * days of rest do not count, and while it is open.
 */
export function answerBy(sent: Date, times: OpeningTimes): { day: string; clock: string } {
  const { day, clock } = sofiaTime(sent);
  const today = hoursOn(day, times);
  // It will not be open yet after 24 hours, so the day itself is its last chance.
  if (today && clock < today.opens) return { day, clock: today.closes };
  const next = nextWorkingDay(day, times);
  const hours = hoursOn(next, times) ?? { opens: clock, closes: clock };
  if (!today || clock > hours.closes) return { day: next, clock: hours.closes };
  const isEarly = clock < hours.opens;
  return { day: next, clock: isEarly ? hours.opens : clock };
}
