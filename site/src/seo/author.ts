import { brand } from '@vitrina/shared/brand.ts';
import type { Organization, Person } from 'schema-dts';

/** Whoever wrote an article: a person, or the studio if the name holds its own. */
export const author = (name: string): Organization | Person => ({
  '@type': name.includes(brand.name) ? 'Organization' : 'Person',
  name,
});
