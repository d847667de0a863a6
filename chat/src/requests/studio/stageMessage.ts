import type { Development } from '../../api/developments.ts';
import { liveSince } from '../../project/stages.ts';
import { text } from './text.ts';

/** What finishing a stage says to the client: the last one before the launch says that the site is live. */
export function stageMessage(
  plan: Pick<Development, 'stages' | 'launched_on'>,
  place: number,
  siteUrl: string | null,
): string {
  const { stages } = plan;
  const isLast = stages.filter(({ done_at }) => done_at === null).length === 1;
  return isLast && liveSince(plan) === null && siteUrl !== null
    ? text.launched(siteUrl)
    : text.stageDone(stages[place]?.title ?? '');
}
