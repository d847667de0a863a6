import { contentTables } from './contentTables.ts';

/** Why the site is built: changed tables, an admin's request, a new version of the product, a new year. */
export const buildCauses = [...contentTables, 'manual', 'release', 'year'] as const;

export type BuildCause = (typeof buildCauses)[number];
