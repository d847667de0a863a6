import type { BackedUpTable } from './manifest.ts';
import { nameOf, type Table } from './tables.ts';

/** Tables of earlier versions, by the name that they have here. */
const renamed: Readonly<Record<string, string>> = { mails: 'deliveries' };

/** The table of this version that takes the rows of a table in a backup; undefined where there is none. */
export function placeOf(backedUp: BackedUpTable, tables: Table[]): Table | undefined {
  const name = nameOf({ ...backedUp, name: renamed[backedUp.name] ?? backedUp.name });
  return tables.find((table) => nameOf(table) === name);
}
