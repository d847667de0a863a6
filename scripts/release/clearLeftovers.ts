import { readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { partNames } from './parts.ts';
import { buildFolder, fingerprintFile, type ReleasePlan } from './planRelease.ts';
import { readIfExists } from './readIfExists.ts';

/**
 * Removes what builds that were cut short have left: half releases and half parts. Only for a product that is
 * starting, when nobody builds and nobody reads the release before the published one.
 */
export async function clearLeftovers({ dataDir, published }: ReleasePlan): Promise<void> {
  const finished = partNames.flatMap((part) => [buildFolder(dataDir, part), fingerprintFile(dataDir, part)]);
  await keepOnly(join(dataDir, 'build'), finished);
  await keepOnly(join(dataDir, 'releases'), published ? [published] : []);
}

async function keepOnly(folder: string, kept: string[]): Promise<void> {
  const names = kept.map((path) => basename(path));
  for (const name of (await readIfExists(readdir(folder))) ?? []) {
    if (!names.includes(name)) await rm(join(folder, name), { recursive: true, force: true });
  }
}
