import { momentInSofia } from '@vitrina/shared/dates.ts';
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
  if (year > latest.getFullYear()) return tooFar;
  // Also without a year.
  if (!(year >= new Date(now).getFullYear())) return past;
  const moment = momentInSofia(at);
  if (!moment) return skipped;
  if (moment.getTime() <= now) return past;
  return moment > latest ? tooFar : undefined;
}
