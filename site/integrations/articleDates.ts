import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Gathers when each article was changed last, by its path, for the sitemap: that is made outside of the pages, where
 * Astro's collections cannot be read. Of other pages nobody knows when they last changed.
 */
export function articleDates(dates: Map<string, string>): AstroIntegration {
  return {
    name: 'article-dates',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        for await (const file of glob('blog/*.html', { cwd: folder })) {
          const html = await readFile(join(folder, file), 'utf8');
          const [, date] = /<meta property="article:modified_time" content="([^"]+)"/.exec(html) ?? [];
          if (date) dates.set(`/${file.slice(0, -'.html'.length)}`, date);
        }
      },
    },
  };
}
