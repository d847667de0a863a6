import { glob, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const PICTURES = '_astro/*.{webp,avif,gif,png,jpg}';
/** Finds all picture names of a page in one pass, however many pictures there are. */
const PICTURE_NAME = /(?<=_astro\/)[^\s"'(),/]+\.(?:webp|avif|gif|png|jpg)/g;
const PAGES_AND_CODE = '**/*.{html,js,css,xml,txt,json,webmanifest}';

/**
 * Removes pictures that nothing refers to: Astro also copies the original of every row's picture, while pages only show
 * the sizes made of it.
 */
export function dropOriginals(): AstroIntegration {
  return {
    name: 'drop-originals',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const unnamed = new Set<string>();
        for await (const picture of glob(PICTURES, { cwd: folder })) unnamed.add(basename(picture));
        for await (const name of glob(PAGES_AND_CODE, { cwd: folder })) {
          const text = await readFile(join(folder, name), 'utf8');
          for (const [picture] of text.matchAll(PICTURE_NAME)) unnamed.delete(picture);
        }
        for (const picture of unnamed) await rm(join(folder, '_astro', picture));
        logger.info(`${unnamed.size} originals removed`);
      },
    },
  };
}
