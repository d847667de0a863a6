import { expect, test } from 'vitest';
import { charactersIn, isBlank, isFilled } from './filledText.ts';

test.each([
  '',
  '   ',
  '\n\t',
  '\u3000',
  '\u2003',
  '\u200b',
  '\u2060\ufeff',
  '\u202e',
  '\u2800',
  '\u3164',
  '\u{e0041}',
  '\0',
])('%j shows nothing', (typed) => {
  expect(isBlank(typed)).toBe(true);
  expect(isFilled(typed, 100)).toBe(false);
});

test.each(['.', '0', '👨‍👩‍👧‍👦', '\u202eобърнато', '<b>'])('%j shows something', (typed) => {
  expect(isBlank(typed)).toBe(false);
  expect(isFilled(typed, 100)).toBe(true);
});

test('an emoji is one character', () => {
  expect(charactersIn('🥖я🥖')).toBe(3);
  expect(isFilled('🥖'.repeat(100), 100)).toBe(true);
  expect(isFilled('🥖'.repeat(101), 100)).toBe(false);
});
