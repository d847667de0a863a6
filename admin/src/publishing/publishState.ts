import { momentOf } from '@vitrina/shared/dates.ts';
import type { SiteBuild } from '../providers/siteBuilds.ts';
import { text } from './text.ts';

/** Whether the public pages are up to date, and if not, what is being done about it: the status of a build. */
export type PublishState =
  | { status: 'unknown' }
  | { status: 'requested'; since: string }
  | { status: 'running' }
  | { status: 'published'; since: string }
  | { status: 'failed'; build: SiteBuild };

/** @param builds the newest builds, in any order. */
export function publishState(builds: SiteBuild[]): PublishState {
  // A running build matters more than a request that waits for its end.
  if (builds.some(({ status }) => status === 'running')) return { status: 'running' };
  const requested = builds.find(({ status }) => status === 'requested');
  if (requested) return { status: 'requested', since: requested.requested_at };
  const [latest] = builds.toSorted((one, other) => endOf(other) - endOf(one));
  if (!latest?.finished_at) return { status: 'unknown' };
  return latest.status === 'failed'
    ? { status: 'failed', build: latest }
    : { status: 'published', since: latest.finished_at };
}

const endOf = ({ finished_at }: SiteBuild) => Date.parse(finished_at ?? '') || 0;

/** The state in a few words: „На живо от 14:32“, or with the date if it was not today. */
export function stateLabel(state: PublishState): string {
  switch (state.status) {
    case 'requested':
      return text.waiting;
    case 'running':
      return text.running;
    case 'published':
      return text.liveSince(momentOf(state.since));
    case 'failed':
      return text.failed;
    case 'unknown':
      return text.live;
  }
}
