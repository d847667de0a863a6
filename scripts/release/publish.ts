import { readdir, rename, rm, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';

/**
 * Makes `release` what `<dataDir>/www` points to. The link is renamed over the old one, which no request can fall
 * between; older releases go, except the one just replaced, whose files a page opened before may still ask for.
 */
export async function publishRelease(dataDir: string, release: string, previous?: string): Promise<void> {
  const link = join(dataDir, 'www');
  await rm(`${link}.new`, { force: true });
  await symlink(join('releases', basename(release)), `${link}.new`);
  await rename(`${link}.new`, link);

  const kept = [release, previous].map((folder) => folder && basename(folder));
  for (const folder of await readdir(join(dataDir, 'releases'))) {
    if (!kept.includes(folder)) await rm(join(dataDir, 'releases', folder), { recursive: true, force: true });
  }
}
