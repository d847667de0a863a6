import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { link, mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Folders of Astro's cache whose files are named for what they are made of: sizes, downloads, shared links. */
const KINDS = ['assets', 'pictures', 'share'];

const KEPT_FOR_MS = 30 * 24 * 60 * 60 * 1000;
/** No build takes as long: what is left of one that was killed. */
const ABANDONED_AFTER_MS = 60 * 60 * 1000;

/**
 * Gives every build a cache folder of its own, so that two at once never read each other's rows and a killed one leaves
 * no half picture behind. Pictures outlive it: they are linked in from `store` before and back into it at the end, and
 * stay there for thirty days after the last build that showed them.
 */
export function keptPictures(store: URL): AstroIntegration {
  const kept = fileURLToPath(store);
  const own = join(kept, `build-${randomUUID()}`);
  return {
    name: 'kept-pictures',
    hooks: {
      'astro:config:setup': async ({ command, updateConfig }) => {
        if (command === 'dev' || command === 'preview') return;
        process.once('exit', () => rmSync(own, { recursive: true, force: true }));
        for (const kind of KINDS) await linkAll(join(kept, kind), join(own, kind));
        updateConfig({ cacheDir: pathToFileURL(`${own}/`) });
      },
      'astro:build:done': async ({ dir }) => {
        const shown = new Set(await namesIn(fileURLToPath(new URL('_astro/', dir))));
        // Astro takes a picture from the cache without a trace; the others are touched by who uses them.
        for (const name of await namesIn(join(own, 'assets')))
          if (shown.has(name)) await touch(join(own, 'assets', name));
        for (const kind of KINDS) await linkAll(join(own, kind), join(kept, kind));
        await removeOlder(kept, ABANDONED_AFTER_MS, (name) => name.startsWith('build-'));
        for (const kind of KINDS) await removeOlder(join(kept, kind), KEPT_FOR_MS);
      },
    },
  };
}

/** Says that a kept file was of use today. */
export async function touch(file: string): Promise<void> {
  const now = new Date();
  await utimes(file, now, now);
}

async function linkAll(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const name of await namesIn(from)) {
    // There already, or just removed by another build.
    await link(join(from, name), join(to, name)).catch(unless('EEXIST', 'ENOENT'));
  }
}

async function removeOlder(folder: string, age: number, isMeant = (_name: string) => true): Promise<void> {
  for (const name of (await namesIn(folder)).filter(isMeant)) {
    const entry = await stat(join(folder, name)).catch(unless('ENOENT'));
    if (entry && Date.now() - entry.mtimeMs > age)
      await rm(join(folder, name), { recursive: true, force: true });
  }
}

const namesIn = async (folder: string) => (await readdir(folder).catch(unless('ENOENT'))) ?? [];

/** Passes over errors of these codes. */
function unless(...codes: string[]): (error: unknown) => undefined {
  return (error) => {
    if (!(error instanceof Error && 'code' in error && codes.includes(String(error.code)))) throw error;
  };
}
