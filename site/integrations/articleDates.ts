import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

/**
 * The day of each article by its path, for the sitemap: it is made outside of the pages, where Astro's collections cannot be
 * read. Of other pages nobody knows when they last changed.
 */
export function articleDates(posts: URL): Map<string, Date> {
  const files = globSync('*.md', { cwd: posts });
  return new Map(
    files.map((file) => {
      const [, header = ''] = readFileSync(new URL(file, posts), 'utf8').split(/^---$/m);
      const { id, publishedAt } = parse(header, { customTags: ['timestamp'] });
      return [`/blog/${id}`, publishedAt] as const;
    }),
  );
}
