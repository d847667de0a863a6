/** As on a hosted project: the role `postgres`, which migrates, is no superuser; this one is, and only we use it. */
export const SUPERUSER = 'supabase_admin';
