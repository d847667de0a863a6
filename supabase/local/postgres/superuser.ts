/**
 * As on a hosted project, the role `postgres`, which migrates, is no superuser. This one is, and only this package uses
 * it.
 */
export const SUPERUSER = 'supabase_admin';
