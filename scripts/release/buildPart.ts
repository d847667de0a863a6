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
  if (part !== 'site') return ended(part, startBuilder(part, outDir, environment, cancelSignal));
  await using site = await prepareSite(environment, cancelSignal);
  await site.build(outDir);
}

/** A build of the site that has read its code and reads the rows when it is told to. */
export interface PreparedSite extends AsyncDisposable {
  /** @throws CommandError with what the build printed. */
  build(outDir: string): Promise<void>;
}

export async function prepareSite(
  environment: BuildEnvironment,
  cancelSignal?: AbortSignal,
): Promise<PreparedSite> {
  // Astro renames files on their way from the site's own folder, which only works within one disk.
  const work = await makeWorkFolder(join(root, 'site', '.astro'), 'build');
  const disposal = new AbortController();
  const signals = [disposal.signal, ...(cancelSignal ? [cancelSignal] : [])];
  const builder = startBuilder('site', work, environment, AbortSignal.any(signals));
  const tidy = () => rm(work, { recursive: true, force: true });
  return {
    async build(outDir) {
      // To a build that has already ended nothing can be sent; `ended` then throws what it printed.
      await builder.sendMessage?.('build').catch(() => {});
      await ended('site', builder);
      await rm(outDir, { recursive: true, force: true });
      await cp(work, outDir, { recursive: true });
      await tidy();
    },
    async [Symbol.asyncDispose]() {
      disposal.abort();
      await builder;
      await tidy();
    },
  };
}

type Builder = ReturnType<typeof startBuilder>;

function startBuilder(
  part: PartName,
  outDir: string,
  environment: BuildEnvironment,
  cancelSignal?: AbortSignal,
) {
  const isSite = part === 'site';
  return execa(builders[part], ['build', '--outDir', outDir, ...(isSite ? [] : ['--emptyOutDir'])], {
    cwd: join(root, part),
    preferLocal: true,
    env: { ...environment, ASTRO_TELEMETRY_DISABLED: '1', ...(isSite && { BUILD_WHEN_TOLD: '1' }) },
    all: true,
    reject: false,
    ipc: isSite,
    ...(cancelSignal && { cancelSignal }),
  });
}

async function ended(part: PartName, builder: Builder): Promise<void> {
  const { failed, isCanceled, all } = await builder;
  if (isCanceled) throw new CommandError(`The build of ${part} was stopped.`);
  if (failed) throw new CommandError(`The build of ${part} failed:\n${all}`);
}
