import type { Tables } from '@vitrina/shared/database.types.ts';
import type { BuildCause } from '@vitrina/shared/siteBuilds.ts';
import { answerOf } from './answerOf.ts';
import { supabase } from './supabase.ts';

/** The name of the resource for `site_builds`. */
export const PUBLISHING = 'publishing';

export type BuildFailure = 'backend' | 'build' | 'deploy' | 'hook' | 'timeout' | 'interrupted';

/** A row, with the values that the table's constraints allow. */
export type SiteBuild = Omit<Tables<'site_builds'>, 'status' | 'causes' | 'failure'> & {
  status: 'requested' | 'running' | 'published' | 'failed';
  causes: BuildCause[];
  failure: BuildFailure | null;
};

export const publishSite = () => answerOf(supabase.rpc('publish_site'));
