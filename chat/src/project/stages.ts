import { today } from '@vitrina/shared/calendar.ts';
import { formatDate } from '@vitrina/shared/dates.ts';
import type { Stage } from '@vitrina/shared/schemas/development.ts';
import type { Development } from '../api/developments.ts';
import { text } from './text.ts';

export type Step = 'done' | 'now' | 'planned';

/** How far the blind is up. */
export const UP: Record<Step, number> = { done: 1, now: 0.5, planned: 0 };

/** The first unfinished stage is the current one. */
export function stepOf(stages: readonly Stage[], place: number): Step {
  if (stages[place]?.done_at !== null) return 'done';
  return place === stages.findIndex(({ done_at }) => done_at === null) ? 'now' : 'planned';
}

/** When a stage was finished or is due, in words. */
export function whenOf({ due_on, done_at }: Stage, step: Step): string {
  if (done_at !== null) return text.done(formatDate(done_at));
  const until = due_on === null ? [] : [text.until(formatDate(due_on))];
  return [...(step === 'now' ? [text.now] : []), ...until].join(', ');
}

/** The day on which the site went live. Null if it has not yet, even if the day is set. */
export const liveSince = ({ launched_on }: Pick<Development, 'launched_on'>): string | null =>
  launched_on !== null && launched_on <= today() ? launched_on : null;
