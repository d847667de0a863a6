import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type postgres from 'postgres';
import * as tar from 'tar';
import { checkArchive } from './checkArchive.ts';
import { type BackedUpFile, type BackedUpTable, FORMAT, type Manifest } from './manifest.ts';
import type { Project } from './openProject.ts';
import { listMigrations, listTables, type Table } from './tables.ts';

const ROWS_AT_ONCE = 500;

interface StoredFile {
  bucket: string;
  name: string;
  type: string | null;
  cacheControl: string | null;
}

/**
 * Writes all rows of one moment and all files into one archive, and reads it again to check it. The archive gets its
 * name when it is complete; nobody else on this machine may read it.
 * @returns what it holds, and the files that the project knows of but does not have.
 */
export async function writeBackup(project: Project, path: string) {
  const target = resolve(path);
  await mkdir(dirname(target), { recursive: true });
  const folder = await mkdtemp(`${target}.`);
  try {
    const { stored, ...database } = await copyRows(project, folder);
    const { files, missing } = await copyFiles(project, stored, folder);
    const manifest: Manifest = {
      format: FORMAT,
      madeAt: new Date().toISOString(),
      apiUrl: project.apiUrl,
      ...database,
      files,
    };
    await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest, null, 2));
    const entries = ['manifest.json', ...[...manifest.tables, ...files].map(({ entry }) => entry)];
    const unfinished = `${target}.new`;
    await (await open(unfinished, 'w', 0o600)).close();
    await tar.create({ file: unfinished, cwd: folder, gzip: true, portable: true, strict: true }, entries);
    await checkArchive(unfinished);
    await rename(unfinished, target);
    return { manifest, missing };
  } finally {
    await rm(folder, { recursive: true, force: true });
    await rm(`${target}.new`, { force: true });
  }
}

/** All tables as they are at one moment, and the list of the files of that moment. */
async function copyRows({ sql }: Project, folder: string) {
  await mkdir(join(folder, 'tables'));
  return sql.begin('isolation level repeatable read read only', async (transaction) => {
    const tables: BackedUpTable[] = [];
    for (const table of await listTables(transaction))
      tables.push(await copyTable(transaction, table, folder));
    const stored = await transaction<StoredFile[]>`
      select bucket_id as bucket, name, metadata ->> 'mimetype' as type, metadata ->> 'cacheControl' as "cacheControl"
      from storage.objects order by bucket_id, name`;
    return { tables, migrations: await listMigrations(transaction), stored: [...stored] };
  });
}

async function copyTable(sql: postgres.TransactionSql, table: Table, folder: string): Promise<BackedUpTable> {
  const entry = `tables/${table.schema}.${table.name}.jsonl`;
  const columns = table.columns.map((name) => `"${name}"`).join(', ');
  const query = `select to_jsonb(item)::text as line from (select ${columns} from "${table.schema}"."${table.name}") as item`;
  const file = await open(join(folder, entry), 'w', 0o600);
  const hash = createHash('sha256');
  let rows = 0;
  try {
    for await (const batch of sql.unsafe<{ line: string }[]>(query).cursor(ROWS_AT_ONCE)) {
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

async function copyFiles({ supabase }: Project, stored: StoredFile[], folder: string) {
  await mkdir(join(folder, 'files'));
  const files: BackedUpFile[] = [];
  const missing: string[] = [];
  for (const { bucket, name, type, cacheControl } of stored) {
    const { data, error } = await supabase.storage.from(bucket).download(name);
    if (error) {
      missing.push(`${bucket}/${name}`);
      continue;
    }
    const bytes = new Uint8Array(await data.arrayBuffer());
    const entry = `files/${files.length + 1}`;
    await writeFile(join(folder, entry), bytes, { mode: 0o600 });
    const checksum = createHash('sha256').update(bytes).digest('hex');
    files.push({ bucket, name, type: type ?? data.type, cacheControl, entry, size: bytes.length, checksum });
  }
  return { files, missing };
}
