import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { subsetFonts } from './subsetFonts.ts';

test('the font files are what the script makes of the whole fonts', async () => {
  for (const [name, made] of await subsetFonts()) {
    const kept = await readFile(new URL(`../src/fonts/${name}`, import.meta.url));
    expect(kept.equals(made), `${name} is out of date: run pnpm --filter @vitrina/shared fonts`).toBe(true);
  }
});

test('a style sheet asks a small file for the characters that it holds, and for no other', async () => {
  const css = await readFile(new URL('../src/styles/fonts.css', import.meta.url), 'utf8');
  for (const [part, expected] of [
    ['cyrillic', 'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюяЍѝ№'],
    [
      'latin',
      'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 \u00a0!"#%&\'()*+,-./:;=?@_§©°·×–—’“”„•…€',
    ],
  ] as const) {
    const ranges = [
      ...css.matchAll(new RegExp(`fonts/sofia-[a-z-]+-${part}\\.woff2"[^}]*unicode-range:([^;]*);`, 'g')),
    ];
    expect(ranges).toHaveLength(3);
    for (const [, list = ''] of ranges) expect(charactersOf(list).sort()).toEqual([...expected].sort());
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
