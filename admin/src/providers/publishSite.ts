import { supabase } from './supabase.ts';

/**
 * Requests a build of the public site.
 * @throws Error when the database refused or was not reached.
 */
export async function publishSite(): Promise<void> {
  const { error } = await supabase.rpc('publish_site');
  if (error) throw new Error(error.message);
}
