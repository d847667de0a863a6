import { randomUUID } from 'node:crypto';
import { posix } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { CommandError } from '../command/runCommand.ts';
import type { BackedUpFile, Manifest } from './manifest.ts';
import type { Project } from './openProject.ts';
import { readEntries } from './readEntries.ts';
import { checksumOf, listFiles, pathOf, readStored, type StoredFile } from './storedFiles.ts';

/** Where a file of an archive is stored: under its own name, unless another file has that. */
export interface PlacedFile {
  bucket: string;
  /** Its name in the archive. */
  name: string;
  placedAt: string;
  createdAt?: string;
  ownerId?: string | null;
}

/** A file that the project will never accept. */
interface RefusedFile {
  file: string;
  reason: string;
}

/**
 * Stores the files of an archive beside those of the project. Existing files are not changed, so nothing has happened
 * until rows name the new ones.
 * @throws CommandError when Storage fails. Files that it refuses are returned.
 */
export async function storeFiles(project: Project, path: string, manifest: Manifest, signal?: AbortSignal) {
  const here = new Map((await listFiles(project.sql)).map((file) => [pathOf(file), file]));
  const files = new Map(manifest.files.map((file) => [file.entry, file]));
  const placed: PlacedFile[] = [];
  const refused: RefusedFile[] = [];
  for await (const entry of readEntries(path, signal)) {
    const file = files.get(entry.path);
    if (!file) {
      entry.resume();
      continue;
    }
    const bytes = await buffer(entry);
    const { bucket, name, createdAt, ownerId } = file;
    const taken = here.get(pathOf(file));
    const isThere = taken !== undefined && (await isSame(project, taken, file));
    const placedAt = taken && !isThere ? nameBeside(name) : name;
    const reason = isThere ? undefined : await putFile(project, file, placedAt, bytes);
    if (reason) refused.push({ file: pathOf(file), reason });
    else placed.push({ bucket, name, placedAt, createdAt, ownerId });
  }
  return { placed, refused };
}

async function isSame(project: Project, taken: StoredFile, file: BackedUpFile): Promise<boolean> {
  if (taken.type !== file.type || kept(taken) !== kept(file)) return false;
  // Its content may be lost: then the name counts as used by another file.
  const bytes = await readStored(project, taken).catch(() => undefined);
  return bytes !== undefined && checksumOf(bytes) === file.checksum;
}

/** Storage's default for a file without cache-control. */
const kept = ({ cacheControl }: Pick<StoredFile, 'cacheControl'>) => cacheControl ?? 'no-cache';

/** In the same folder, because rules for its owner depend on that. */
const nameBeside = (name: string) => posix.join(posix.dirname(name), randomUUID() + posix.extname(name));

/**
 * Stores a file and reads it back.
 * @returns why the project refuses it.
 * @throws CommandError when Storage fails.
 */
async function putFile(
  project: Project,
  file: BackedUpFile,
  placedAt: string,
  bytes: Buffer,
): Promise<string | undefined> {
  const { bucket, type, checksum } = file;
  const failed = (reason: string) =>
    new CommandError(`${pathOf(file)} was not stored: ${reason}. Nothing was changed.`);
  const { error } = await project.supabase.storage.from(bucket).upload(placedAt, bytes, {
    contentType: type,
    // Set as a header, because the library's option only takes a number of seconds.
    headers: { 'cache-control': kept(file) },
  });
  if (error && REFUSALS.includes(error.statusCode ?? '')) return error.message;
  if (error) throw failed(error.message);
  const stored = await readStored(project, { bucket, name: placedAt }).catch((unreadable: Error) => {
    throw failed(unreadable.message);
  });
  if (checksumOf(stored) !== checksum) throw failed('it came back different');
  return undefined;
}

/** Too large, or of a type that the bucket refuses: a retry would be refused too, but other files may not be. */
const REFUSALS = ['413', '415'];
