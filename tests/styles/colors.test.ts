import { glob, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** With a variable inside, Firefox 125 drops the whole declaration: an awning would lose its stripes. */
test('no style sheet makes a colour from another, which Firefox can only since version 128', async () => {
  const relative: string[] = [];
  for await (const name of glob('{site,chat,admin,shared}/src/**/*.{css,astro,ts,tsx}', { cwd: root })) {
    if (/(?:rgb|hsl|hwb|lab|lch|color)\(\s*from\s/.test(await readFile(resolve(root, name), 'utf8')))
      relative.push(name);
  }
  expect(relative).toEqual([]);
});
