import { contentTables } from './contentTables.ts';

/** Why the site is built: changed tables, an admin's request, a new version of the product. */
export const buildCauses = [...contentTables, 'manual', 'release'] as const;

export type BuildCause = (typeof buildCauses)[number];
