import { glob, link, mkdir, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Folders whose files carry a hash in their names: what has been there once never changes. */
export const hashedFolders = ['_astro', 'admin/assets', 'chat/assets'];

const KEPT_FOR_MS = 7 * 24 * 60 * 60 * 1000;

interface Options {
  release: string;
  /** The release before it, with what that one kept. */
  previous: string | undefined;
  /** Holds every kept file; the time of its last change is when it fell out of use. */
  pool: string;
}

/**
 * Gives a release the hashed files of earlier ones as well, for a week: a page opened before asks for its pictures and
 * scripts later, when a form is first used for instance. All folders are on one disk, so nothing is copied.
 */
export async function keepEarlierAssets({ release, previous, pool }: Options): Promise<void> {
  const own = new Set(await hashedFiles(release));
  const kept = new Set(await hashedFiles(pool));
  const now = new Date();
  for (const file of previous ? await hashedFiles(previous) : []) {
    if (own.has(file) || kept.has(file)) continue;
    await linkFile(join(previous ?? '', file), join(pool, file));
    await utimes(join(pool, file), now, now);
    kept.add(file);
  }
  for (const file of kept) {
    const { mtimeMs } = await stat(join(pool, file));
    const isNeeded = !own.has(file) && now.getTime() - mtimeMs < KEPT_FOR_MS;
    if (isNeeded) await linkFile(join(pool, file), join(release, file));
    else await rm(join(pool, file));
  }
}

async function hashedFiles(folder: string): Promise<string[]> {
  const files: string[] = [];
  const found = glob(
    hashedFolders.map((name) => `${name}/**/*`),
    { cwd: folder, withFileTypes: true },
  );
  for await (const entry of found) {
    if (entry.isFile()) files.push(join(entry.parentPath, entry.name).slice(folder.length + 1));
  }
  return files;
}

async function linkFile(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await link(from, to);
}
