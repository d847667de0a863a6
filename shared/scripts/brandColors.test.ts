import { glob, readFile } from 'node:fs/promises';
import Color from 'colorjs.io';
import { expect, test } from 'vitest';
import { brandColors } from '../src/brandColors.ts';

const tokens = await readFile(new URL('../src/styles/theme.css', import.meta.url), 'utf8');

/** The hex values of a token: one, or one for day and one for night. */
function tokenColors(name: string): string[] {
  const token = `--color-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  const value = new RegExp(`${token}: ([^;]+);`).exec(tokens)?.[1] ?? '';
  return Array.from(value.matchAll(/oklch\([^)]+\)/g), ([color]) =>
    new Color(color).to('srgb').toString({ format: 'hex' }),
  );
}

const { day, ...raw } = brandColors;

/** The colours of nearly all drawings. */
const DRAWN = ['pave', 'bottle', 'tomato', 'rose', 'enamel', 'inkFix', 'paper', 'plasterFix'] as const;
const WHITE = '#fff';

test.each(Object.entries(raw))('%s is %s in the tokens too', (name, hex) => {
  expect(tokenColors(name)).toEqual([hex]);
});

test('a colour of many drawings is one of the brand', async () => {
  const root = new URL('../../', import.meta.url);
  const drawings = await Array.fromAsync(glob('{site,chat}/{src,public}/**/*.svg', { cwd: root }), (file) =>
    readFile(new URL(file, root), 'utf8'),
  );
  const hexes = drawings.flatMap((drawing) => [
    ...new Set(drawing.toLowerCase().match(/#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/g)),
  ]);
  const shared = Object.entries(Object.groupBy(hexes, (hex) => hex)).filter(
    ([, found = []]) => found.length > 6,
  );
  expect(shared.map(([hex]) => hex).sort()).toEqual(
    [...DRAWN.map((name) => brandColors[name]), WHITE].sort(),
  );
});

test.each(Object.entries(day))('%s by day is %s in the tokens too', (name, hex) => {
  expect(tokenColors(name)[0]).toBe(hex);
});
