import { readFile } from 'node:fs/promises';
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

test.each(Object.entries(raw))('%s is %s in the tokens too', (name, hex) => {
  expect(tokenColors(name)).toEqual([hex]);
});

test.each(Object.entries(day))('%s by day is %s in the tokens too', (name, hex) => {
  expect(tokenColors(name)[0]).toBe(hex);
});
