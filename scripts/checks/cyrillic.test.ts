import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { root } from '../root.ts';

const code = '{site,admin,chat,shared,supabase,scripts}/**/*.{ts,tsx,css}';
const homesOfText = /(^|\/)(text|bg|brand)\.ts$|\/(content|testing|e2e)\/|\.(test|spec)\.tsx?$/;
const elsewhere = ['node_modules', 'dist', '.astro', '.local'];

test('visible Bulgarian stands only where texts live', async () => {
  const strays: string[] = [];
  for await (const file of glob(code, { cwd: root, exclude: (name) => elsewhere.includes(name) })) {
    if (homesOfText.test(file)) continue;
    if (/\p{Script=Cyrillic}/u.test(withoutComments(await readFile(`${root}/${file}`, 'utf8'))))
      strays.push(file);
  }
  expect(strays).toEqual([]);
});

/** Comments may quote the texts that they speak of. */
function withoutComments(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*$/gm, '');
}
