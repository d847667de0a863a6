import { expect, test } from 'vitest';
import { readingMinutes } from './readingMinutes.ts';

test('reading time is 180 words a minute, and at least one minute', () => {
  expect(readingMinutes('дума '.repeat(720))).toBe(4);
  expect(readingMinutes('## Заглавие\n\n- едно')).toBe(1);
  expect(readingMinutes('')).toBe(1);
});
