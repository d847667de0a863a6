import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { Parser } from 'htmlparser2';

/**
 * Collects the date on which each article last changed, by its path, for the sitemap. It reads the built pages, because
 * the sitemap integration cannot read Astro's collections. For other pages no such date is known.
 */
export function articleDates(dates: Map<string, string>): AstroIntegration {
  return {
    name: 'article-dates',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        for await (const file of glob('blog/*.html', { cwd: folder })) {
          const page = new Parser({
            onopentag(_name, { property, content }) {
              if (property === 'article:modified_time' && content)
                dates.set(`/${file.slice(0, -'.html'.length)}`, content);
            },
          });
          page.end(await readFile(join(folder, file), 'utf8'));
        }
      },
    },
  };
}
