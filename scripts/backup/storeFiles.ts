import { randomUUID } from 'node:crypto';
import { posix } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { CommandError } from '../command/runCommand.ts';
import type { BackedUpFile, Manifest } from './manifest.ts';
import type { Project } from './openProject.ts';
import { readEntries } from './readEntries.ts';
import { checksumOf, listFiles, pathOf, readStored, type StoredFile } from './storedFiles.ts';

/** Where a file of an archive lies in the project: under its own name, unless another file has taken that. */
export interface PlacedFile {
  bucket: string;
  /** Its name in the archive. */
  name: string;
  placedAt: string;
}

/** A file that the project does not take, now or ever. */
export interface RefusedFile {
  file: string;
  reason: string;
}

/**
 * Puts the files of an archive beside those that a project has. No file that is there is changed, so until rows lead to
 * the new ones nothing has happened.
 * @throws CommandError when Storage fails. What it merely refuses is returned.
 */
export async function storeFiles(project: Project, path: string, manifest: Manifest) {
  const here = new Map((await listFiles(project.sql)).map((file) => [pathOf(file), file]));
  const files = new Map(manifest.files.map((file) => [file.entry, file]));
  const placed: PlacedFile[] = [];
  const refused: RefusedFile[] = [];
  for await (const entry of readEntries(path)) {
    const file = files.get(entry.path);
    if (!file) {
      entry.resume();
      continue;
    }
    const bytes = await buffer(entry);
    const { bucket, name } = file;
    const taken = here.get(pathOf(file));
    const isThere = taken !== undefined && (await isSame(project, taken, file));
    const placedAt = taken && !isThere ? nameBeside(name) : name;
    const reason = isThere ? undefined : await putFile(project, file, placedAt, bytes);
    if (reason) refused.push({ file: pathOf(file), reason });
    else placed.push({ bucket, name, placedAt });
  }
  return { placed, refused };
}

async function isSame(project: Project, taken: StoredFile, file: BackedUpFile): Promise<boolean> {
  if (taken.type !== file.type || kept(taken) !== kept(file)) return false;
  // Its content may be gone: then the name is as good as taken by another.
  const bytes = await readStored(project, taken).catch(() => undefined);
  return bytes !== undefined && checksumOf(bytes) === file.checksum;
}

/** What Storage takes for a file that came without a word on how long it may be kept. */
const kept = ({ cacheControl }: Pick<StoredFile, 'cacheControl'>) => cacheControl ?? 'no-cache';

/** In the same folder, as the rules for its owner ask. */
const nameBeside = (name: string) => posix.join(posix.dirname(name), randomUUID() + posix.extname(name));

/** Stores a file and reads it again. @returns why the project does not take it. @throws CommandError when Storage fails. */
async function putFile(
  project: Project,
  file: BackedUpFile,
  placedAt: string,
  bytes: Buffer,
): Promise<string | undefined> {
  const { bucket, type, checksum } = file;
  const failed = (reason: string) =>
    new CommandError(`${pathOf(file)} was not stored: ${reason} Nothing was changed.`);
  const { error } = await project.supabase.storage.from(bucket).upload(placedAt, bytes, {
    contentType: type,
    // Word for word: the option of the library writes a number of seconds.
    headers: { 'cache-control': kept(file) },
  });
  if (error && REFUSALS.includes(error.statusCode ?? '')) return error.message;
  if (error) throw failed(error.message);
  const stored = await readStored(project, { bucket, name: placedAt }).catch((unreadable: Error) => {
    throw failed(unreadable.message);
  });
  if (checksumOf(stored) !== checksum) throw failed('it came back different.');
  return undefined;
}

/** Too large, or of a type that its bucket does not take: this file would be refused again, others may not be. */
const REFUSALS = ['413', '415'];
