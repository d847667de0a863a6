import postgres from 'postgres';
import { CommandError } from '../command/runCommand.ts';
import { checkArchive } from './checkArchive.ts';
import { isOfEarlierChat } from './earlierChat.ts';
import { hasPlace, placeOf } from './earlierNames.ts';
import type { Manifest } from './manifest.ts';
import { moveFile } from './moveFile.ts';
import type { Project } from './openProject.ts';
import { reasonOf, replaceRows } from './replaceRows.ts';
import { listFiles, pathOf, type StoredFile } from './storedFiles.ts';
import { type PlacedFile, storeFiles } from './storeFiles.ts';
import { listMigrations, listTables } from './tables.ts';

const FILES_AT_ONCE = 100;

/**
 * Replaces a project's content with that of an archive. It may be interrupted at any moment: new files come first,
 * beside the old ones, then all rows change in one transaction, then files without rows are removed. Under the name of a
 * file that the backup could not read or the project refuses, what is there stays. The next restore reuses or removes
 * what an interruption leaves.
 * @param isForced whether existing content may be replaced.
 * @param signal stops it while nothing is changed; once the rows are, it finishes.
 * @returns the files that the project refused, and those that it did not delete.
 * @throws CommandError when nothing was changed: the project is not empty, or the archive is damaged, of a newer
 *   version of the product, or contains columns or rows that do not fit.
 */
export async function readBackup(project: Project, path: string, isForced: boolean, signal?: AbortSignal) {
  const manifest = await checkArchive(path, signal);
  await assertKnown(project, manifest);
  if (!isForced) await assertEmpty(project, manifest);
  const { placed, refused } = await storeFiles(project, path, manifest, signal);
  const kept = new Set([...manifest.missing.map(pathOf), ...refused.map(({ file }) => file)]);
  const others = await switchRows(project, path, manifest, placed, signal);
  const unwanted = others.filter((file) => !kept.has(pathOf(file)));
  const leftOver = await removeFiles(project, unwanted);
  return { manifest, refused, leftOver };
}

/** @returns the project's files that are not the backup's. */
async function switchRows(
  project: Project,
  path: string,
  manifest: Manifest,
  placed: PlacedFile[],
  signal?: AbortSignal,
) {
  try {
    return await project.sql.begin(async (sql) => {
      await replaceRows(sql, path, manifest, signal);
      for (const file of placed) if (file.placedAt !== file.name) await moveFile(sql, file);
      await stampFiles(sql, placed);
      const wanted = new Set(placed.map(({ bucket, placedAt }) => pathOf({ bucket, name: placedAt })));
      // Read inside the transaction, so that files that people add afterwards are not removed.
      const others = (await listFiles(sql)).filter((file) => !wanted.delete(pathOf(file)));
      if (wanted.size > 0)
        throw new CommandError(`Deleted meanwhile: ${[...wanted].join(', ')}. Nothing was changed.`);
      signal?.throwIfAborted();
      return others;
    });
  } catch (error) {
    if (!(error instanceof postgres.PostgresError)) throw error;
    throw new CommandError(
      `${project.title} did not take the rows (${error.table_name ?? 'no table'}: ${reasonOf(error)}). Nothing was changed.`,
    );
  }
}

/**
 * Storage has dated them today, where they would count against what a client may send in a day, and without an owner
 * they would count as pictures of somebody else.
 */
async function stampFiles(sql: postgres.TransactionSql, placed: PlacedFile[]): Promise<void> {
  await sql`update storage.objects as file
    set created_at = coalesce(backed_up."createdAt", file.created_at),
      owner_id = coalesce(backed_up."ownerId", file.owner_id)
    from jsonb_to_recordset(${JSON.stringify(placed)}::text::jsonb)
      as backed_up (bucket text, "placedAt" text, "createdAt" timestamptz, "ownerId" text)
    where file.bucket_id = backed_up.bucket and file.name = backed_up."placedAt"`;
}

async function assertKnown({ sql, title }: Project, { migrations, tables }: Manifest): Promise<void> {
  // Compared by time, because an earlier version may have made the same tables by other migrations.
  const newest = (await listMigrations(sql)).at(-1) ?? '';
  const newer = migrations.filter((version) => version > newest);
  if (newer.length > 0)
    throw new CommandError(
      `The backup was made by a newer version of the product: ${title} lacks the migrations ${newer.join(', ')}.`,
    );
  const here = await listTables(sql);
  const homeless = tables
    .filter(({ schema, rows }) => schema !== 'auth' && rows > 0)
    .flatMap((table) => {
      const place = placeOf(table, here);
      return table.columns
        .filter((column) => !hasPlace(table, column, place) && !isOfEarlierChat(table, column))
        .map((column) => `${table.name}.${column}`);
    });
  if (homeless.length > 0)
    throw new CommandError(`${title} has no place for what the backup holds in ${homeless.join(', ')}.`);
}

async function assertEmpty({ sql, title }: Project, manifest: Manifest): Promise<void> {
  const [found] = await sql`select
    (select count(*)::integer from auth.users) as accounts,
    (select count(*)::integer from public.vitrina_inquiries) as inquiries,
    (select count(*)::integer from public.contact_messages) as messages`;
  // Files of the backup may be there from an interrupted restore.
  const expected = new Map(manifest.files.map((file) => [pathOf(file), file.size]));
  const files = (await listFiles(sql)).filter((file) => expected.get(pathOf(file)) !== file.size).length;
  const kept = Object.entries({ ...found, files }).filter(([, count]) => count > 0);
  if (kept.length === 0) return;
  const list = kept.map(([what, count]) => `${count} ${what}`).join(', ');
  throw new CommandError(
    `${title} is not empty (${list}). --force puts the backup in the place of all of it.`,
  );
}

/** @returns the files that could not be removed. No row names them, so the restore has still succeeded. */
async function removeFiles({ supabase }: Project, files: StoredFile[]): Promise<string[]> {
  const leftOver: string[] = [];
  for (const bucket of new Set(files.map((file) => file.bucket))) {
    const inBucket = files.filter((file) => file.bucket === bucket);
    for (let start = 0; start < inBucket.length; start += FILES_AT_ONCE) {
      const some = inBucket.slice(start, start + FILES_AT_ONCE);
      const { error } = await supabase.storage.from(bucket).remove(some.map(({ name }) => name));
      if (error) leftOver.push(...some.map(pathOf));
    }
  }
  return leftOver;
}
