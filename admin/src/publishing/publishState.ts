import type { SiteBuild } from '../providers/siteBuilds.ts';

/** Whether the public pages show what the lists hold, and if not, what is being done about it. */
export type PublishState =
  | { step: 'unknown' }
  | { step: 'waiting'; since: string }
  | { step: 'running' }
  | { step: 'live'; since: string }
  | { step: 'failed'; build: SiteBuild };

/** @param builds in any order; the newest of them are enough. */
export function publishState(builds: SiteBuild[]): PublishState {
  // A running build says more than the request waiting behind it.
  if (builds.some(({ status }) => status === 'running')) return { step: 'running' };
  const requested = builds.find(({ status }) => status === 'requested');
  if (requested) return { step: 'waiting', since: requested.requested_at };
  const [latest] = builds.toSorted((one, other) => endOf(other) - endOf(one));
  if (!latest?.finished_at) return { step: 'unknown' };
  return latest.status === 'failed'
    ? { step: 'failed', build: latest }
    : { step: 'live', since: latest.finished_at };
}

const endOf = ({ finished_at }: SiteBuild) => Date.parse(finished_at ?? '') || 0;
