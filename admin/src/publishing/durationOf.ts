import type { SiteBuild } from '../providers/siteBuilds.ts';
import { text } from './text.ts';

/** How long it took until a build was on the site. */
export function durationOf({
  status,
  started_at,
  finished_at,
}: Pick<SiteBuild, 'status' | 'started_at' | 'finished_at'>): string | undefined {
  if (status !== 'published' || !started_at || !finished_at) return undefined;
  const seconds = Math.max(1, Math.round((Date.parse(finished_at) - Date.parse(started_at)) / 1000));
  return text.lasted(Math.floor(seconds / 60), seconds % 60);
}
