import { expect, test } from 'vitest';
import { windowsOf } from './windowsOf.ts';

const stages = (totals: Parameters<typeof windowsOf>[0]) =>
  windowsOf(totals)
    .windows.map(({ stage }) => stage[0])
    .join('');

test('everybody is a window, who came furthest first', () => {
  expect(stages({ new: 5, offer: 3, won: 1 })).toBe('woonn');
  expect(stages({ new: 0, offer: 0, won: 0 })).toBe('');
  expect(windowsOf({ new: 48, offer: 0, won: 0 })).toMatchObject({ peopleEach: 1, windows: { length: 48 } });
});

test('one window stands for several people where there would be too many, and nobody who was won is lost', () => {
  expect(windowsOf({ new: 49, offer: 0, won: 0 })).toMatchObject({ peopleEach: 2, windows: { length: 25 } });
  expect(stages({ new: 100, offer: 4, won: 1 })).toMatch(/^won+$/);
});
