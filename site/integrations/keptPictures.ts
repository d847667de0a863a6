import { existsSync } from 'node:fs';
import { link, mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';
import { takeTurn } from './takeTurn.ts';

/** Folders of Astro's cache whose files are named by a hash of their inputs: sizes, downloads, share pictures. */
const KINDS = ['assets', 'pictures', 'share'];

const KEPT_FOR_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Runs builds one at a time and gives each an empty cache folder, so that no build sees another one's rows, and a killed
 * build leaves no half-written picture behind. Finished pictures are kept: they are hard-linked from `store` before a
 * build and back into it afterwards, and are deleted thirty days after the last build that showed them.
 */
export function keptPictures(store: URL): AstroIntegration {
  const kept = fileURLToPath(store);
  const own = join(kept, 'build');
  return {
    name: 'kept-pictures',
    hooks: {
      'astro:config:setup': async ({ command, updateConfig }) => {
        if (command === 'dev' || command === 'preview') return;
        takeTurn(kept);
        await rm(own, { recursive: true, force: true });
        for (const kind of KINDS) await linkAll(join(kept, kind), join(own, kind));
        updateConfig({ cacheDir: pathToFileURL(`${own}/`) });
      },
      'astro:build:done': async ({ dir }) => {
        const shown = new Set(await namesIn(fileURLToPath(new URL('_astro/', dir))));
        // Astro does not mark the pictures that it reuses. The other kinds are marked where they are used.
        for (const name of await namesIn(join(own, 'assets')))
          if (shown.has(name)) await touch(join(own, 'assets', name));
        for (const kind of KINDS) {
          await linkAll(join(own, kind), join(kept, kind));
          await removeUnused(join(kept, kind));
        }
      },
    },
  };
}

/** Marks a kept file as used today. */
export async function touch(file: string): Promise<void> {
  const now = new Date();
  await utimes(file, now, now);
}

async function linkAll(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const there = new Set(await namesIn(to));
  for (const name of await namesIn(from)) if (!there.has(name)) await link(join(from, name), join(to, name));
}

async function removeUnused(folder: string): Promise<void> {
  for (const name of await namesIn(folder)) {
    const { mtimeMs } = await stat(join(folder, name));
    if (Date.now() - mtimeMs > KEPT_FOR_MS) await rm(join(folder, name));
  }
}

const namesIn = async (folder: string) => (existsSync(folder) ? readdir(folder) : []);
