import type { Database } from '@vitrina/shared/database.types.ts';

/** The resource that shows `site_builds`. */
export const PUBLISHING = 'publishing';

export type BuildCause = 'templates' | 'projects' | 'ai_gallery_images' | 'manual' | 'release';
export type BuildFailure = 'backend' | 'build' | 'deploy' | 'hook' | 'timeout' | 'interrupted';

/** A row of the table, with what its constraints allow. */
export type SiteBuild = Omit<
  Database['public']['Tables']['site_builds']['Row'],
  'status' | 'causes' | 'failure'
> & {
  status: 'requested' | 'running' | 'published' | 'failed';
  causes: BuildCause[];
  failure: BuildFailure | null;
};
