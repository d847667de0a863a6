import { join } from 'node:path';

/** The repository's root. */
export const root = join(import.meta.dirname, '..');

/** The Supabase project of the product: what `supabase db push` and `functions deploy` read. */
export const projectDir = join(root, 'supabase');
