import { mkdir, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { assembleArtifact } from './artifact.ts';
import { compressFiles } from './compress.ts';
import { fingerprint } from './fingerprint.ts';
import { type BuildEnvironment, buildPart, type PartName, partNames } from './parts.ts';
import { publishRelease } from './publish.ts';

interface ReleaseOptions {
  dataDir: string;
  environment: BuildEnvironment;
  /** What `contentVersion` said of the database. */
  content: string;
  signal: AbortSignal;
  /** Reports each part that is really built. */
  step: <Result>(title: string, work: () => Promise<Result>) => Promise<Result>;
}

/**
 * Brings `<dataDir>/www` up to date: builds the parts whose inputs changed and, if any did, publishes them together.
 * @returns the folder to serve.
 */
export async function buildRelease({
  dataDir,
  environment,
  content,
  signal,
  step,
}: ReleaseOptions): Promise<string> {
  const prints: string[] = [];
  for (const part of partNames) {
    const print = await fingerprint(part, environment, part === 'site' ? content : '');
    const folder = buildFolder(dataDir, part);
    if (print !== (await readIfThere(`${folder}.fingerprint`))) {
      await rm(`${folder}.fingerprint`, { force: true });
      await step(`Building the ${part}`, () => buildPart(part, folder, environment, signal));
      await writeFile(`${folder}.fingerprint`, print);
    }
    prints.push(print.slice(0, 12));
  }

  const www = join(dataDir, 'www');
  const name = prints.join('-');
  const published = await readlink(www).catch(() => undefined);
  if (published && basename(published) === name) return www;

  const release = join(dataDir, 'releases', name);
  await step('Publishing', async () => {
    await mkdir(join(dataDir, 'releases'), { recursive: true });
    const builds: Record<PartName, string> = {
      site: buildFolder(dataDir, 'site'),
      admin: buildFolder(dataDir, 'admin'),
      chat: buildFolder(dataDir, 'chat'),
    };
    await assembleArtifact(builds, release, environment.PUBLIC_SUPABASE_URL);
    await compressFiles(release);
    await publishRelease(dataDir, release, published);
  });
  return www;
}

const buildFolder = (dataDir: string, part: PartName) => join(dataDir, 'build', part);

const readIfThere = (file: string) => readFile(file, 'utf8').catch(() => undefined);
