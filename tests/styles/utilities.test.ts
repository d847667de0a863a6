import { glob, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, matchesGlob, resolve } from 'node:path';
import { compile } from 'tailwindcss';
import { expect, test } from 'vitest';

/** Which utilities there could be: those of the part, and those of Tailwind's own palette and scale. */
const TAILWINDS_OWN = '@import "tailwindcss/theme.css" layer(theme);';

test.each([
  ['site', 'styles/site.css'],
  ['chat', 'styles/chat.css'],
  ['admin', 'styles/console.css'],
])('every utility that the %s names has a rule', async (part, sheet) => {
  const source = resolve(import.meta.dirname, '../..', part, 'src');
  const file = resolve(source, sheet);
  const css = await readFile(file, 'utf8');
  const own = await compile(css, optionsFor(file));
  const reads = (path: string, isNegated: boolean) =>
    own.sources.some(
      ({ base, pattern, negated }) =>
        negated === isNegated && matchesGlob(path, resolve(base, isNegated ? `${pattern}/**` : pattern)),
    );

  const written = new Set<string>();
  const read = new Set<string>();
  for await (const name of glob('**/*.{astro,ts,tsx}', { cwd: source })) {
    const path = resolve(source, name);
    if (/\.test\.tsx?$/.test(path) || reads(path, true)) continue;
    // A word without a dash is too often just a word.
    const words = (await readFile(path, 'utf8')).split(/[\s'"`]+/).filter((word) => /[-[]/.test(word));
    for (const word of words) written.add(word);
    if (reads(path, false)) for (const word of words) read.add(word);
  }

  const possible = classesIn((await compile(TAILWINDS_OWN + css, optionsFor(file))).build([...written]));
  const made = classesIn(own.build([...read]));
  expect([...written].filter((word) => possible.has(word) && !made.has(word))).toEqual([]);
});

function optionsFor(file: string) {
  return {
    base: dirname(file),
    loadStylesheet: async (id: string, base: string) => {
      const path = id.startsWith('.') ? resolve(base, id) : createRequire(file).resolve(id);
      return { path, base: dirname(path), content: await readFile(path, 'utf8') };
    },
  };
}

const classesIn = (css: string) =>
  new Set(Array.from(css.matchAll(/\.((?:\\.|[\w-])+)/g), ([, name = '']) => name.replaceAll('\\', '')));
