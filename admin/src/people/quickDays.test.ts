import { expect, test } from 'vitest';
import { quickDays } from './quickDays.ts';

test.each([
  ['Wednesday', '2026-11-25', { friday: '2026-11-27' }],
  ['Thursday', '2026-11-26', {}],
  ['Friday', '2026-11-27', {}],
  ['Saturday', '2026-11-28', { friday: '2026-12-04' }],
])('on a %s each day is offered once', (_, now, friday) => {
  const { today, tomorrow, week, ...other } = Object.fromEntries(quickDays(now));
  expect(today).toBe(now);
  expect(new Set([today, tomorrow, week]).size).toBe(3);
  expect(other).toEqual(friday);
});
