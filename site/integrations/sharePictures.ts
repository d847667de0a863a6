import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { keptSharePicture } from './keptSharePicture.ts';

/** Draws each built page's `og:image`, with the page's own title on it. */
export function sharePictures(): AstroIntegration {
  let kept: URL;
  return {
    name: 'share-pictures',
    hooks: {
      'astro:config:done': ({ config }) => {
        kept = new URL('share/', config.cacheDir);
      },
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        let count = 0;
        for await (const name of glob('**/*.html', { cwd: folder })) {
          const html = await readFile(join(folder, name), 'utf8');
          const path = /^\/og\/.+/.exec(URL.parse(metaContent(html, 'og:image'))?.pathname ?? '')?.[0];
          if (!path) continue;
          const file = join(folder, path);
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, await keptSharePicture(metaContent(html, 'og:title'), kept));
          count++;
        }
        logger.info(`${count} pictures for shared links`);
      },
    },
  };
}

/** Astro escapes only these two characters in attributes. */
function metaContent(html: string, property: string): string {
  const content = new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1] ?? '';
  return content.replaceAll('&#34;', '"').replaceAll('&#38;', '&');
}
