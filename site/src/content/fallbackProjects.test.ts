import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { fallbackProjects } from './fallbackProjects.ts';

test('the fallback says of each platform what a new database says', async () => {
  const seed = await readFile(new URL('../../../supabase/seed.sql', import.meta.url), 'utf8');
  // Here typography inserts the non-breaking spaces.
  const text = seed.replaceAll('\u00a0', ' ');
  for (const { title, description, image, url } of fallbackProjects)
    expect(text).toContain(`    '${title}',\n    '${description}',\n    '${image}', '${url}',`);
});
