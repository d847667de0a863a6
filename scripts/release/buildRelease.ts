import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { readIfExists } from '@vitrina/local-supabase/readIfExists.ts';
import { assembleRelease } from './assembleRelease.ts';
import { buildPart, type PartName, type PreparedSite, partNames } from './buildPart.ts';
import { compressFiles } from './compressFiles.ts';
import { keepEarlierAssets } from './keepEarlierAssets.ts';
import { buildFolder, fingerprintFile, type ReleasePlan } from './planRelease.ts';

interface BuildOptions {
  signal: AbortSignal;
  /** Reports each step that is really taken. */
  step: <Result>(title: string, work: () => Promise<Result>) => Promise<Result>;
  site?: PreparedSite;
}

/** Builds the parts that the plan names and, if `<dataDir>/www` is not that release already, publishes them together. */
export async function buildRelease(plan: ReleasePlan, { signal, step, site }: BuildOptions): Promise<void> {
  const { dataDir, environment, name, published } = plan;
  const parts = partNames.filter((part) => plan.outdated[part]);
  if (parts.length > 0) {
    await step(`Building ${parts.join(', ')}`, () =>
      Promise.all(parts.map((part) => rebuildPart(part, plan, signal, site))),
    );
  }
  if (plan.isPublished) return;

  // Never the name of a folder that is being served, even when the content has come back to what it was.
  const release = join(dataDir, 'releases', `${name}-${Date.now().toString(36)}`);
  await step('Publishing', async () => {
    await mkdir(join(dataDir, 'releases'), { recursive: true });
    const builds = {
      site: buildFolder(dataDir, 'site'),
      admin: buildFolder(dataDir, 'admin'),
      chat: buildFolder(dataDir, 'chat'),
    };
    try {
      await assembleRelease(builds, release, environment.PUBLIC_SUPABASE_URL);
      await compressFiles(release, published);
      await keepEarlierAssets({ release, previous: published, pool: join(dataDir, 'earlier-assets') });
      signal.throwIfAborted();
      await showRelease(dataDir, release);
    } catch (error) {
      // A full disk would be filled further by every attempt. Another file may be written to the folder for a moment.
      await rm(release, { recursive: true, force: true, maxRetries: 10 });
      throw error;
    }
    // The one just replaced stays: a page opened before may still ask for its files.
    await keepOnly(join(dataDir, 'releases'), published ? [release, published] : [release]);
  });
}

/** Puts a new build of one part, and what it was made of, in the place of the last. */
async function rebuildPart(
  part: PartName,
  plan: ReleasePlan,
  signal: AbortSignal,
  site?: PreparedSite,
): Promise<void> {
  const { dataDir, environment, outdated } = plan;
  const folder = buildFolder(dataDir, part);
  // Elsewhere until it is complete: a build that was cut short may be writing on for a while.
  const unfinished = `${folder}-${randomUUID()}`;
  try {
    if (part === 'site' && site) await site.build(unfinished);
    else await buildPart(part, unfinished, environment, signal);
    await rm(fingerprintFile(dataDir, part), { force: true });
    await rm(folder, { recursive: true, force: true });
    await rename(unfinished, folder);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  await writeFile(fingerprintFile(dataDir, part), outdated[part] ?? '');
}

/** Makes `release` what `<dataDir>/www` points to. The link is renamed over the old one, which no request can fall between. */
async function showRelease(dataDir: string, release: string): Promise<void> {
  const link = join(dataDir, 'www');
  await rm(`${link}.new`, { force: true });
  await symlink(join('releases', basename(release)), `${link}.new`);
  await rename(`${link}.new`, link);
}

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
