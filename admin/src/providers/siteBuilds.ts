import { HttpError } from 'ra-core';
import type { SiteBuild } from '../publishing/siteBuild.ts';
import { supabase } from './supabase.ts';

/**
 * The latest builds, newest first.
 * @throws when they cannot be read.
 */
export async function readBuilds(count: number): Promise<SiteBuild[]> {
  const { data, error, status } = await supabase
    .from('site_builds')
    .select()
    .order('requested_at', { ascending: false })
    .limit(count);
  if (error) throw new HttpError(error.message, status, error);
  // The table's constraints allow nothing else.
  return data as SiteBuild[];
}

/**
 * Requests a build of the public site.
 * @throws Error when the database refused or was not reached.
 */
export async function publishSite(): Promise<void> {
  const { error } = await supabase.rpc('publish_site');
  if (error) throw new Error(error.message);
}
