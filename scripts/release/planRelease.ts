import { createHash } from 'node:crypto';
import { glob, readFile, realpath } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { readIfExists } from '@vitrina/local-supabase/readIfExists.ts';
import { today } from '@vitrina/shared/calendar.ts';
import { root } from '../root.ts';
import { type BuildEnvironment, type PartName, partNames } from './buildPart.ts';

/** Everything outside a part's own folder that its build reads. */
const sharedInputs = ['shared/src/**/*', 'scripts/release/*.ts', 'pnpm-lock.yaml', 'tsconfig.base.json'];

/** What has to be done so that `<dataDir>/www` shows what the sources, settings and rows make of it today. */
export interface ReleasePlan {
  dataDir: string;
  environment: BuildEnvironment;
  /** Parts whose inputs changed since they were built, with their new fingerprints. */
  outdated: Partial<Record<PartName, string>>;
  /** Of the release; the same for the same content. */
  name: string;
  /** The folder that is served now. */
  published: string | undefined;
  isPublished: boolean;
}

interface PlanOptions {
  dataDir: string;
  environment: BuildEnvironment;
  /** What `contentVersion` said of the database. */
  content: string;
  /** Looked at; the others stay as they were built last. */
  parts?: readonly PartName[];
}

export async function planRelease({ dataDir, environment, content, parts = partNames }: PlanOptions) {
  const outdated: ReleasePlan['outdated'] = {};
  const prints: string[] = [];
  // It stands at the foot of every page.
  const year = today().slice(0, 4);
  for (const part of partNames) {
    const built = await readIfExists(readFile(fingerprintFile(dataDir, part), 'utf8'));
    const wanted =
      parts.includes(part) || !built
        ? await fingerprint(part, environment, part === 'site' ? `${content} ${year}` : '')
        : built;
    if (wanted !== built) outdated[part] = wanted;
    prints.push(wanted.slice(0, 12));
  }
  const name = prints.join('-');
  const published = await readIfExists(realpath(join(dataDir, 'www')));
  const isPublished = published !== undefined && basename(published).startsWith(name);
  return { dataDir, environment, outdated, name, published, isPublished } satisfies ReleasePlan;
}

/** Where the last build of a part is. */
export const buildFolder = (dataDir: string, part: PartName) => join(dataDir, 'build', part);

/** Says what the last build of a part was made of; missing where there is none. */
export const fingerprintFile = (dataDir: string, part: PartName) =>
  `${buildFolder(dataDir, part)}.fingerprint`;

/**
 * A hash of all that decides what a part's build comes to: its files, what it shares, and the settings.
 * `content` stands for what else the build reads: the rows of the database, and the year.
 */
async function fingerprint(part: PartName, environment: BuildEnvironment, content: string): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([environment, content]));
  for (const file of await inputFiles(part)) hash.update(file).update(await readFile(join(root, file)));
  return hash.digest('hex');
}

async function inputFiles(part: PartName): Promise<string[]> {
  const found = glob([`${part}/**/*`, ...sharedInputs], {
    cwd: root,
    withFileTypes: true,
    exclude: (entry) => ['node_modules', 'dist', '.astro', 'e2e'].includes(entry.name),
  });
  const files: string[] = [];
  for await (const entry of found) {
    if (entry.isFile()) files.push(join(entry.parentPath, entry.name).slice(root.length + 1));
  }
  return files.sort();
}
