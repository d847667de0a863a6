import { expect, test } from 'vitest';
import { readingMinutes } from './readingMinutes.ts';

test('a text is read at 180 words a minute, and never in none', () => {
  expect(readingMinutes('дума '.repeat(720))).toBe(4);
  expect(readingMinutes('## Заглавие\n\n- едно')).toBe(1);
  expect(readingMinutes()).toBe(1);
});
