import { Readable } from 'node:stream';
import postgres from 'postgres';
import { CommandError } from '../command/runCommand.ts';
import { adjustRows } from './adjustRows.ts';
import { expectEarlierChat, queryOfEarlierReads } from './earlierChat.ts';
import { bringForward, bringLineForward, placeOf } from './earlierNames.ts';
import type { BackedUpTable, Manifest } from './manifest.ts';
import { readEntries } from './readEntries.ts';
import { readLines } from './readLines.ts';
import { listTables, nameOf, type Table } from './tables.ts';

const ROWS_AT_ONCE = 500;
const ROWS_NAMED = 20;

/**
 * Replaces the project's rows with those of an archive.
 * @throws CommandError that names rows that this project does not accept, and their constraints, but not their content,
 *   which is personal.
 */
export async function replaceRows(
  sql: postgres.TransactionSql,
  path: string,
  manifest: Manifest,
  signal?: AbortSignal,
): Promise<void> {
  const tables = await listTables(sql);
  await empty(sql, tables, manifest);
  const earlierChat = await expectEarlierChat(sql, manifest);
  // Rows come in any order, and triggers have already acted on them.
  await sql`set local session_replication_role = replica`;
  const saved = new Map(manifest.tables.map((table) => [table.entry, table]));
  const refused: string[] = [];
  for await (const entry of readEntries(path, signal)) {
    const backedUp = saved.get(entry.path);
    const table = backedUp && placeOf(backedUp, tables);
    if (table) {
      const content = Readable.from(entry, { signal });
      refused.push(...(await loadTable(sql, table, backedUp, content)));
    } else entry.resume();
  }
  await earlierChat?.number();
  if (refused.length > 0) throw new CommandError(describe(refused));
  await bringForward(sql, path, manifest);
  await adjustRows(sql);
}

async function empty(sql: postgres.TransactionSql, tables: Table[], manifest: Manifest): Promise<void> {
  const saved = manifest.tables.map(nameOf);
  // A private table that the backup does not know has settings of a newer version, which stay.
  const emptied = tables
    .filter(({ schema }) => schema !== 'auth')
    .filter((table) => table.schema === 'public' || saved.includes(nameOf(table)));
  // Without triggers: some would write rows into tables that were just emptied.
  await sql`set local session_replication_role = replica`;
  // Cascades to tables that backups leave out, such as account keys.
  await sql.unsafe(`truncate ${emptied.map(nameOf).join(', ')} cascade`);
  // Not truncated, because Supabase's own tables refer to it, and sessions must end with their accounts.
  await sql`set local session_replication_role = origin`;
  await sql`delete from auth.users`;
}

/** @returns the rows that were refused. */
async function loadTable(
  sql: postgres.TransactionSql,
  table: Table,
  backedUp: BackedUpTable,
  content: AsyncIterable<Buffer>,
): Promise<string[]> {
  const name = nameOf(table);
  // Newer columns get their defaults.
  const columns = table.columns
    .filter((column) => backedUp.columns.includes(column))
    .map((column) => `"${column}"`)
    .join(', ');
  const query =
    queryOfEarlierReads(backedUp) ??
    `insert into ${name} (${columns}) overriding system value
    select ${columns} from jsonb_populate_recordset(null::${name}, $1::text::jsonb)`;
  const refused: string[] = [];
  let batch: string[] = [];
  const write = async () => {
    if (batch.length > 0) refused.push(...(await insertRows(sql, table, query, batch)));
    batch = [];
  };
  for await (const line of readLines(content)) {
    batch.push(bringLineForward(table, line));
    if (batch.length === ROWS_AT_ONCE) await write();
  }
  await write();
  const [counted] = await sql.unsafe(`select count(*)::integer as rows from ${name}`);
  if (counted?.rows + refused.length !== backedUp.rows)
    throw new CommandError(
      `Of ${backedUp.rows} rows of ${name} ${counted?.rows} arrived. Nothing was changed.`,
    );
  return refused;
}

/** Splits refused rows in halves until each bad row is alone. */
async function insertRows(
  sql: postgres.TransactionSql,
  table: Table,
  query: string,
  lines: string[],
): Promise<string[]> {
  try {
    await sql.savepoint((savepoint) => savepoint.unsafe(query, [`[${lines.join(',')}]`]));
    return [];
  } catch (error) {
    if (!(error instanceof postgres.PostgresError) || !BAD_DATA.test(error.code)) throw error;
    const [line, ...others] = lines;
    if (line && others.length === 0) return [`${table.name} ${idOf(line)}: ${reasonOf(error)}`];
    const middle = Math.ceil(lines.length / 2);
    return [
      ...(await insertRows(sql, table, query, lines.slice(0, middle))),
      ...(await insertRows(sql, table, query, lines.slice(middle))),
    ];
  }
}

/** SQLSTATE classes "data exception" and "integrity constraint violation". */
const BAD_DATA = /^2[23]/;

function idOf(line: string): string {
  const { id } = JSON.parse(line);
  return id === undefined ? 'without an id' : String(id);
}

/** Not the message or detail, which may quote the row. */
export function reasonOf({ code, constraint_name, column_name }: postgres.PostgresError): string {
  return constraint_name ?? column_name ?? code;
}

function describe(refused: string[]): string {
  const more = refused.length - ROWS_NAMED;
  return [
    'Nothing was changed: these rows of the backup break a rule of this version (table, id, rule).',
    ...refused.slice(0, ROWS_NAMED).map((row) => `  ${row}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
    'Correct or delete them with the version that made the backup, and make the backup again: docs/operations.md.',
  ].join('\n');
}
