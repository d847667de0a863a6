import { glob, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** Stripes are a tile with `background-size` instead; demos have colours in hex, which Firefox repeats correctly. */
test('no style sheet repeats a gradient, where Firefox loses the hard stops between oklch colours', async () => {
  const repeating: string[] = [];
  for await (const name of glob('{site,chat,admin,shared}/src/**/*.{css,astro,tsx}', { cwd: root })) {
    if (name.startsWith('site/src/demo/')) continue;
    if ((await readFile(resolve(root, name), 'utf8')).includes('repeating-')) repeating.push(name);
  }
  expect(repeating).toEqual([]);
});
