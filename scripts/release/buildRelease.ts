import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assembleArtifact } from './artifact.ts';
import { compressFiles } from './compress.ts';
import { keepEarlierAssets } from './keepEarlierAssets.ts';
import { buildPart, partNames } from './parts.ts';
import { buildFolder, fingerprintFile, type ReleasePlan } from './planRelease.ts';
import { publishRelease } from './publish.ts';

interface BuildOptions {
  signal: AbortSignal;
  /** Reports each step that is really taken. */
  step: <Result>(title: string, work: () => Promise<Result>) => Promise<Result>;
}

/** Builds the parts that the plan names and, if `<dataDir>/www` is not that release already, publishes them together. */
export async function buildRelease(plan: ReleasePlan, { signal, step }: BuildOptions): Promise<void> {
  const { dataDir, environment, outdated, name, published } = plan;
  for (const part of partNames) {
    const print = outdated[part];
    if (!print) continue;
    const folder = buildFolder(dataDir, part);
    // Elsewhere until it is complete: a build that was cut short may be writing on for a while.
    const unfinished = `${folder}-${randomUUID()}`;
    try {
      await step(`Building the ${part}`, () => buildPart(part, unfinished, environment, signal));
      await rm(fingerprintFile(dataDir, part), { force: true });
      await rm(folder, { recursive: true, force: true });
      await rename(unfinished, folder);
    } finally {
      await rm(unfinished, { recursive: true, force: true });
    }
    await writeFile(fingerprintFile(dataDir, part), print);
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
    await assembleArtifact(builds, release, environment.PUBLIC_SUPABASE_URL);
    await compressFiles(release, published);
    await keepEarlierAssets({ release, previous: published, pool: join(dataDir, 'earlier-assets') });
    signal.throwIfAborted();
    await publishRelease(dataDir, release, published);
  });
}
