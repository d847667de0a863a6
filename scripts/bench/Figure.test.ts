import { expect, test } from 'vitest';
import { median } from './Figure.ts';

test('the median does not care for one slow run', () => {
  expect(median([3, 900, 1])).toBe(3);
  expect(median([10, 9])).toBe(10);
});
