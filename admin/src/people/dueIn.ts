import { daysBetween, formatDay, today } from '@vitrina/shared/calendar.ts';
import { text } from './text.ts';

/** When a step is due, in words. */
export function dueIn(day: string, now = today()): { words: string; isLate: boolean } {
  const lateBy = daysBetween(day, now);
  if (lateBy > 0) return { words: text.late(lateBy), isLate: true };
  return { words: lateBy === 0 ? text.dueToday : formatDay(day, now), isLate: false };
}
