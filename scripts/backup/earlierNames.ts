import type postgres from 'postgres';
import type { BackedUpTable, Manifest } from './manifest.ts';
import { readEntries } from './readEntries.ts';
import { readLines } from './readLines.ts';
import { nameOf, type Table } from './tables.ts';

/** Tables that were renamed: earlier name, current name. */
const renamed: Readonly<Record<string, string>> = { mails: 'deliveries' };

/** Columns of earlier versions whose values `bringForward` stores elsewhere. */
const moved: Readonly<Record<string, readonly string[]>> = { chat_users: ['notify_email'] };

/** The table of this version for the rows of a table in a backup; undefined if there is none. */
export function placeOf(backedUp: BackedUpTable, tables: Table[]): Table | undefined {
  const name = nameOf({ ...backedUp, name: renamed[backedUp.name] ?? backedUp.name });
  return tables.find((table) => nameOf(table) === name);
}

/** Whether this version stores the values of a column, under that name or elsewhere. */
export const hasPlace = ({ name }: BackedUpTable, column: string, table?: Table) =>
  (table?.columns.includes(column) || moved[name]?.includes(column)) ?? false;

/** Tables that once had whole addresses of pictures: what the site shows, and its versions. */
const SHOWING = ['templates', 'projects', 'ai_gallery_images', 'content_versions'];
const ADDRESS =
  /"https?:\/\/[^/"]+\/storage\/v1\/object\/public\/((?:project|ai-gallery)-images\/[^"?#]+)[^"]*"/g;

/** A row, in JSON, in the form of this version. */
export const bringLineForward = ({ name }: Table, line: string): string =>
  SHOWING.includes(name) ? line.replace(ADDRESS, '"$1"') : line;

/**
 * Completes restored rows with what this version creates when rows arrive: every sender and every client becomes a
 * person with the client's address, and mails about a conversation name its account.
 */
export async function bringForward(sql: postgres.TransactionSql, path: string, manifest: Manifest) {
  await sql`select private.gather_people(${sql.json(await earlierAddresses(path, manifest))})`;
  await sql`update public.deliveries as delivery set account_id = client.id
    from public.chat_users as client
    where delivery.kind = 'chat' and delivery.account_id is null
      and delivery.content ->> 'username' = client.username`;
}

/** The clients' addresses that were a column of their accounts, by id. */
async function earlierAddresses(path: string, { tables }: Manifest): Promise<Record<string, string>> {
  const accounts = tables.find(
    ({ name, columns }) => name === 'chat_users' && columns.includes('notify_email'),
  );
  const addresses: Record<string, string> = {};
  if (!accounts) return addresses;
  for await (const entry of readEntries(path)) {
    if (entry.path !== accounts.entry) {
      entry.resume();
      continue;
    }
    for await (const line of readLines(entry)) {
      const { id, notify_email } = JSON.parse(line);
      if (notify_email !== null) addresses[id] = notify_email;
    }
  }
  return addresses;
}
