import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type postgres from 'postgres';
import * as tar from 'tar';
import { CommandError } from '../command/runCommand.ts';
import { adjustRows } from './adjustRows.ts';
import { checkArchive } from './checkArchive.ts';
import type { BackedUpFile, BackedUpTable, Manifest } from './manifest.ts';
import type { Project } from './openProject.ts';
import { listMigrations, listTables, type Table } from './tables.ts';

const ROWS_AT_ONCE = 500;
const FILES_AT_ONCE = 100;

/**
 * Makes a project hold what an archive holds, and nothing else. The rows change in one transaction: all of them or none.
 * @param isForced whether what the project holds may be overwritten.
 * @throws CommandError when it may not, or the archive is damaged, of a newer version of the product, or holds columns that
 *   this version does not have.
 */
export async function readBackup(project: Project, path: string, isForced: boolean): Promise<Manifest> {
  const manifest = await checkArchive(path);
  await assertKnown(project, manifest);
  if (!isForced) await assertEmpty(project);
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-restore-'));
  try {
    await tar.extract({ file: path, cwd: folder, strict: true, filter: (_, entry) => isFile(entry) });
    await removeFiles(project);
    await project.sql.begin((transaction) => replaceRows(transaction, project, manifest, folder));
    for (const file of manifest.files) await putFile(project, file, folder);
    return manifest;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const isFile = (entry: object) => 'type' in entry && entry.type === 'File';

async function assertKnown({ sql, title }: Project, { migrations, tables }: Manifest): Promise<void> {
  // Compared by time, not one by one: an earlier version may have made the same tables by other migrations.
  const newest = (await listMigrations(sql)).at(-1) ?? '';
  const newer = migrations.filter((version) => version > newest);
  if (newer.length > 0)
    throw new CommandError(
      `The backup was made by a newer version of the product: ${title} lacks the migrations ${newer.join(', ')}.`,
    );
  const here = new Map((await listTables(sql)).map((table) => [nameOf(table), table.columns]));
  const homeless = tables
    .filter(({ schema, rows }) => schema !== 'auth' && rows > 0)
    .flatMap((table) => {
      const columns = here.get(nameOf(table)) ?? [];
      return table.columns
        .filter((column) => !columns.includes(column))
        .map((column) => `${table.name}.${column}`);
    });
  if (homeless.length > 0)
    throw new CommandError(`${title} has no place for what the backup holds in ${homeless.join(', ')}.`);
}

async function assertEmpty({ sql, title }: Project): Promise<void> {
  const [found] = await sql`select
    (select count(*)::integer from auth.users) as accounts,
    (select count(*)::integer from storage.objects) as files,
    (select count(*)::integer from public.vitrina_inquiries) as inquiries,
    (select count(*)::integer from public.contact_messages) as messages`;
  const kept = Object.entries(found ?? {}).filter(([, count]) => count > 0);
  if (kept.length === 0) return;
  const list = kept.map(([what, count]) => `${count} ${what}`).join(', ');
  throw new CommandError(`${title} is not empty (${list}). --force deletes all of it first.`);
}

async function removeFiles({ sql, supabase }: Project): Promise<void> {
  const stored = await sql`select bucket_id, name from storage.objects`;
  for (const bucket of new Set(stored.map(({ bucket_id }) => bucket_id))) {
    const names = stored.filter(({ bucket_id }) => bucket_id === bucket).map(({ name }) => name);
    for (let start = 0; start < names.length; start += FILES_AT_ONCE) {
      const { error } = await supabase.storage.from(bucket).remove(names.slice(start, start + FILES_AT_ONCE));
      if (error) throw new CommandError(`The files of ${bucket} cannot be deleted: ${error.message}`);
    }
  }
}

async function replaceRows(
  sql: postgres.TransactionSql,
  project: Project,
  manifest: Manifest,
  folder: string,
): Promise<void> {
  const tables = await listTables(sql);
  const saved = new Map(manifest.tables.map((table) => [nameOf(table), table]));
  // A private table that the backup does not know holds settings of a newer version: those stay.
  const emptied = tables.filter(
    (table) => table.schema !== 'auth' && (table.schema === 'public' || saved.has(nameOf(table))),
  );
  // No trigger may act on what is emptied: some would write rows into tables that were just emptied.
  await sql`set local session_replication_role = replica`;
  await sql.unsafe(`truncate ${emptied.map(nameOf).join(', ')}`);
  // Not truncated: Supabase's own tables refer to it, and sessions must end with their accounts.
  await sql`set local session_replication_role = origin`;
  await sql`delete from auth.users`;
  // Rows come in any order, and no trigger may act on them a second time.
  await sql`set local session_replication_role = replica`;
  for (const table of tables) {
    const backedUp = saved.get(nameOf(table));
    if (backedUp) await loadTable(sql, table, backedUp, folder);
  }
  await adjustRows(sql, project, manifest);
}

const nameOf = ({ schema, name }: Pick<Table, 'schema' | 'name'>) => `"${schema}"."${name}"`;

async function loadTable(
  sql: postgres.TransactionSql,
  table: Table,
  backedUp: BackedUpTable,
  folder: string,
): Promise<void> {
  const name = nameOf(table);
  // Columns that came later take their defaults.
  const columns = table.columns
    .filter((column) => backedUp.columns.includes(column))
    .map((column) => `"${column}"`)
    .join(', ');
  const query = `insert into ${name} (${columns}) overriding system value
    select ${columns} from jsonb_populate_recordset(null::${name}, $1::text::jsonb)`;
  let batch: string[] = [];
  const write = async () => {
    if (batch.length > 0) await sql.unsafe(query, [`[${batch.join(',')}]`]);
    batch = [];
  };
  const lines = createInterface({ input: createReadStream(join(folder, backedUp.entry)), crlfDelay: 0 });
  for await (const line of lines) {
    batch.push(line);
    if (batch.length === ROWS_AT_ONCE) await write();
  }
  await write();
  const [counted] = await sql.unsafe(`select count(*)::integer as rows from ${name}`);
  if (counted?.rows !== backedUp.rows)
    throw new CommandError(
      `Of ${backedUp.rows} rows of ${name} ${counted?.rows} arrived. Nothing was changed.`,
    );
}

/** Stores a file and reads it again. */
async function putFile({ supabase }: Project, file: BackedUpFile, folder: string): Promise<void> {
  const { bucket, name, type, cacheControl, checksum, entry } = file;
  const failed = (reason: string) =>
    new CommandError(`${bucket}/${name} was not stored: ${reason} Repeat the restore with --force.`);
  const storage = supabase.storage.from(bucket);
  const seconds = /max-age=(\d+)/.exec(cacheControl ?? '')?.[1];
  const { error } = await storage.upload(name, await readFile(join(folder, entry)), {
    contentType: type,
    upsert: true,
    ...(seconds && { cacheControl: seconds }),
  });
  if (error) throw failed(error.message);
  const { data, error: unreadable } = await storage.download(name);
  if (unreadable) throw failed(unreadable.message);
  const stored = createHash('sha256')
    .update(new Uint8Array(await data.arrayBuffer()))
    .digest('hex');
  if (stored !== checksum) throw failed('it came back different.');
}
