import { dayOf, momentInSofia } from '@vitrina/shared/dates.ts';
import { text } from './text.ts';

const { past, skipped, tooFar } = text.scheduling;

/**
 * Why nothing can be published at that time.
 * @param at local time in Sofia, perhaps empty or with a year of more digits than four
 */
export function scheduleProblem(at: string, now = Date.now()): string | undefined {
  const latest = new Date(now);
  latest.setFullYear(latest.getFullYear() + 2);
  const year = Number.parseInt(at, 10);
  const thisYear = Number.parseInt(dayOf(new Date(now).toISOString()), 10);
  if (year > thisYear + 2) return tooFar;
  // Also without a year.
  if (!(year >= thisYear)) return past;
  const moment = momentInSofia(at);
  if (!moment) return skipped;
  if (moment.getTime() <= now) return past;
  return moment > latest ? tooFar : undefined;
}
