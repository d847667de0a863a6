import { createHash } from 'node:crypto';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type postgres from 'postgres';
import * as tar from 'tar';
import { CommandError } from '../command/runCommand.ts';
import { makeWorkFolder } from '../command/workFolder.ts';
import { checkArchive } from './checkArchive.ts';
import { type BackedUpFile, type BackedUpTable, FORMAT, type Manifest } from './manifest.ts';
import type { Project } from './openProject.ts';
import { checksumOf, listFiles, pathOf, readStored, type StoredFile } from './storedFiles.ts';
import { listMigrations, listTables, nameOf, type Table } from './tables.ts';

const ROWS_AT_ONCE = 500;

/** https://man7.org/linux/man-pages/man3/errno.3.html: no room, no right, or a folder where a file should be. */
const UNWRITABLE = /^(ENOSPC|EDQUOT|EROFS|EACCES|EPERM|ENOENT|EEXIST|ENOTDIR|EISDIR)$/;

/**
 * Writes all rows of one moment and all files into an archive, and reads it again to check it. The archive gets its
 * name when it is complete, and only its owner can read it.
 * @returns its manifest, and the files that are larger than their bucket allows, which a restore would refuse.
 * @throws CommandError when the archive cannot be written or Storage does not return an existing file, or the reason of
 *   the signal; no archive is left then.
 */
export async function writeBackup(project: Project, path: string, signal?: AbortSignal) {
  try {
    return await write(project, resolve(path), signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && UNWRITABLE.test(String(error.code)))) throw error;
    throw new CommandError(
      `${path} cannot be written: ${error.message}. Name another file: npm run backup -- <file>`,
      { cause: error },
    );
  }
}

async function write(project: Project, target: string, signal?: AbortSignal) {
  const folder = await makeWorkFolder(dirname(target), '.unfinished-backup');
  try {
    const { stored, limits, ...database } = await copyRows(project, folder, signal);
    const { files, missing } = await copyFiles(project, stored, folder, signal);
    const manifest: Manifest = {
      format: FORMAT,
      madeAt: new Date().toISOString(),
      ...database,
      files,
      missing,
    };
    await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest, null, 2));
    const entries = ['manifest.json', ...[...manifest.tables, ...files].map(({ entry }) => entry)];
    const unfinished = join(folder, 'archive.tar.gz');
    await (await open(unfinished, 'w', 0o600)).close();
    await tar.create({ file: unfinished, cwd: folder, gzip: true, portable: true, strict: true }, entries);
    await checkArchive(unfinished, signal);
    signal?.throwIfAborted();
    await rename(unfinished, target);
    const tooLarge = files.filter(({ bucket, size }) => size > (limits.get(bucket) ?? Infinity)).map(pathOf);
    return { manifest, tooLarge };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** All tables and the list of files, as of one moment. */
async function copyRows({ sql }: Project, folder: string, signal?: AbortSignal) {
  await mkdir(join(folder, 'tables'));
  return sql.begin('isolation level repeatable read read only', async (transaction) => {
    const tables: BackedUpTable[] = [];
    for (const table of await listTables(transaction))
      tables.push(await copyTable(transaction, table, folder, signal));
    const limits = await transaction<{ bucket: string; size: number | null }[]>`
      select id as bucket, file_size_limit::float8 as size from storage.buckets`;
    return {
      tables,
      migrations: await listMigrations(transaction),
      stored: await listFiles(transaction),
      limits: new Map(limits.map(({ bucket, size }) => [bucket, size])),
    };
  });
}

async function copyTable(
  sql: postgres.TransactionSql,
  table: Table,
  folder: string,
  signal?: AbortSignal,
): Promise<BackedUpTable> {
  const entry = `tables/${table.schema}.${table.name}.jsonl`;
  const columns = table.columns.map((name) => `"${name}"`).join(', ');
  const query = `select to_jsonb(item)::text as line from (select ${columns} from ${nameOf(table)}) as item`;
  const file = await open(join(folder, entry), 'w', 0o600);
  const hash = createHash('sha256');
  let rows = 0;
  try {
    for await (const batch of sql.unsafe<{ line: string }[]>(query).cursor(ROWS_AT_ONCE)) {
      signal?.throwIfAborted();
      const lines = batch.map(({ line }) => `${line}\n`).join('');
      hash.update(lines);
      await file.write(lines);
      rows += batch.length;
    }
  } finally {
    await file.close();
  }
  return { ...table, entry, rows, checksum: hash.digest('hex') };
}

async function copyFiles(project: Project, stored: StoredFile[], folder: string, signal?: AbortSignal) {
  await mkdir(join(folder, 'files'));
  const files: BackedUpFile[] = [];
  const missing: Manifest['missing'] = [];
  for (const file of stored) {
    signal?.throwIfAborted();
    const bytes = await readStored(project, file).catch((error: Error & { statusCode?: string }) => {
      if (error.statusCode === GONE) return undefined;
      throw new CommandError(`${pathOf(file)} cannot be read: ${error.message}. No backup was made.`);
    });
    const { bucket, name, cacheControl, ownerId } = file;
    const [type, createdAt] = [file.type ?? UNKNOWN_TYPE, file.createdAt?.toISOString()];
    if (!bytes) {
      missing.push({ bucket, name });
      continue;
    }
    const entry = `files/${files.length + 1}`;
    await writeFile(join(folder, entry), bytes, { mode: 0o600 });
    const [size, checksum] = [bytes.length, checksumOf(bytes)];
    files.push({ bucket, name, type, cacheControl, createdAt, ownerId, entry, size, checksum });
  }
  return { files, missing };
}

/** Storage's answer for an object whose content is gone. Any other error may pass. */
const GONE = '404';

const UNKNOWN_TYPE = 'application/octet-stream';
