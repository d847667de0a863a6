import { daysAfter, daysBetween, weekdayNumber } from '@vitrina/shared/calendar.ts';
import { hoursOn, nextWorkingDay, type OpeningTimes, sofiaTime } from '@vitrina/shared/openingHours.ts';

/** When the studio will answer: at once, after it opens on one of the next days, or after its rest. */
export type AnswerTime =
  | { is: 'now' }
  /** A day of the week from Monday, which is 0; at a full hour „9“, otherwise „9:30“. */
  | { is: 'next'; when: 'today' | 'tomorrow' | number; opens: string }
  /** Days such as „2026-12-26“. */
  | { is: 'rest'; until: string; back: string };

/** By Sofia's clock. On a day of rest it says when that ends; a weekend is none. */
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

/** After so many the name of a weekday would mean an earlier day. */
const DAYS_IN_A_WEEK = 7;

const hourOf = (clock: string) => clock.replace(/^0|:00$/g, '');
