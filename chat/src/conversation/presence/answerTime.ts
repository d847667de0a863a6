import { daysAfter, daysBetween, weekdayNumber } from '@vitrina/shared/calendar.ts';
import { hoursOn, nextWorkingDay, type OpeningTimes, sofiaTime } from '@vitrina/shared/openingHours.ts';

/** When the studio will answer: now, after it opens on one of the next days, or after its days off. */
export type AnswerTime =
  | { is: 'now' }
  /** Weekdays count from Monday, which is 0. Full hours are written „9“, others „9:30“. */
  | { is: 'next'; when: 'today' | 'tomorrow' | number; opens: string }
  /** Days, such as „2026-12-26“. */
  | { is: 'rest'; until: string; back: string };

/** By the clock of Sofia. During days off it says when they end; an ordinary weekend does not count as days off. */
export function answerTime(now: Date, times: OpeningTimes): AnswerTime {
  const { day, clock } = sofiaTime(now);
  const today = hoursOn(day, times);
  if (today && clock < today.opens) return { is: 'next', when: 'today', opens: hourOf(today.opens) };
  if (today && clock < today.closes) return { is: 'now' };
  const next = nextWorkingDay(day, times);
  const days = daysBetween(day, next);
  if (times.closed_days.includes(day) || days >= DAYS_IN_A_WEEK)
    return { is: 'rest', until: daysAfter(next, -1), back: next };
  const when = days === 1 ? 'tomorrow' : weekdayNumber(next);
  return { is: 'next', when, opens: hourOf(hoursOn(next, times)?.opens ?? '') };
}

/** From here on, the name of a weekday would mean an earlier day. */
const DAYS_IN_A_WEEK = 7;

const hourOf = (clock: string) => clock.replace(/^0|:00$/g, '');
