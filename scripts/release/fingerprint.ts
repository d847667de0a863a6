import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../root.ts';
import type { BuildEnvironment, PartName } from './parts.ts';

/** Everything outside a part's own folder that its build reads. */
const sharedInputs = ['shared/src/**/*', 'scripts/release/*.ts', 'pnpm-lock.yaml', 'tsconfig.base.json'];

/**
 * A hash of all that decides what a part's build comes to: its files, what it shares, and the settings.
 * `content` stands for rows that the build reads from the database.
 */
export async function fingerprint(
  part: PartName,
  environment: BuildEnvironment,
  content = '',
): Promise<string> {
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
