import { contentTables } from './contentTables.ts';

/** What a build of the site can be for: lists that changed, an admin's wish, a new version of the product. */
export const buildCauses = [...contentTables, 'manual', 'release'] as const;

export type BuildCause = (typeof buildCauses)[number];
