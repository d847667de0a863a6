import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { CommandError } from '../command/runCommand.ts';
import { makeWorkFolder } from '../command/workFolder.ts';
import { root } from '../root.ts';

/** The public settings that a build writes into the pages. */
export type BuildEnvironment = Record<'PUBLIC_SUPABASE_URL' | 'PUBLIC_SUPABASE_PUBLISHABLE_KEY', string>;

export const partNames = ['site', 'admin', 'chat'] as const;

export type PartName = (typeof partNames)[number];

const builders: Record<PartName, string> = { site: 'astro', admin: 'vite', chat: 'vite' };

/**
 * Builds one part into `outDir`.
 * @throws CommandError with what the build printed.
 */
export async function buildPart(
  part: PartName,
  outDir: string,
  environment: BuildEnvironment,
  cancelSignal?: AbortSignal,
): Promise<void> {
  if (part !== 'site') return runBuilder(part, outDir, environment, cancelSignal);
  // Astro renames files on their way from the site's own folder, which only works within one disk.
  const work = await makeWorkFolder(join(root, 'site', '.astro'), 'build');
  try {
    await runBuilder(part, work, environment, cancelSignal);
    await rm(outDir, { recursive: true, force: true });
    await cp(work, outDir, { recursive: true });
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function runBuilder(
  part: PartName,
  outDir: string,
  environment: BuildEnvironment,
  cancelSignal?: AbortSignal,
): Promise<void> {
  const { failed, isCanceled, all } = await execa(
    builders[part],
    ['build', '--outDir', outDir, ...(part === 'site' ? [] : ['--emptyOutDir'])],
    {
      cwd: join(root, part),
      preferLocal: true,
      env: { ...environment, ASTRO_TELEMETRY_DISABLED: '1' },
      all: true,
      reject: false,
      ...(cancelSignal && { cancelSignal }),
    },
  );
  if (isCanceled) throw new CommandError(`The build of ${part} was stopped.`);
  if (failed) throw new CommandError(`The build of ${part} failed:\n${all}`);
}
