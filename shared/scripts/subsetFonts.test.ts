import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { subsetFonts } from './subsetFonts.ts';

test('the font files are what the script makes of the complete fonts', async () => {
  for (const [name, made] of await subsetFonts()) {
    const kept = await readFile(new URL(`../src/fonts/${name}`, import.meta.url));
    expect(kept.equals(made), `${name} is out of date: run pnpm --filter @vitrina/shared fonts`).toBe(true);
  }
});

test('the style sheet assigns to each file exactly the characters that it contains', async () => {
  const css = await readFile(new URL('../src/styles/fonts.css', import.meta.url), 'utf8');
  const ranges = [...css.matchAll(/fonts\/([a-z-]+)\.woff2"[^}]*unicode-range:([^;]*);/g)];
  // Of two rules with the same family the later one wins, so the remaining characters are loaded only for what the
  // usual file lacks.
  expect(ranges.map(([, name]) => name)).toEqual([
    'sofia-sans-rest',
    'sofia-sans',
    'sofia-sans-extra-condensed-rest',
    'sofia-sans-extra-condensed',
    'sofia-sans-extra-condensed-rest',
    'sofia-sans-extra-condensed-quiet',
  ]);
  for (const [, name, list = ''] of ranges) {
    if (name?.endsWith('-rest')) continue;
    expect(charactersOf(list).sort()).toEqual(
      [
        ...'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюяЍѝ№',
        ...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 \u00a0!"#%&\'()*+,-./:;=?@_§©°·×–—’“”„•…€',
      ].sort(),
    );
  }
});

function charactersOf(unicodeRange: string): string[] {
  return [...unicodeRange.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(
    ([, first = '', last = first]) => {
      const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last, 16)];
      return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
    },
  );
}
