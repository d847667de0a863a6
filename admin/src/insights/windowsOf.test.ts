import { expect, test } from 'vitest';
import { windowsOf } from './windowsOf.ts';

const stages = (totals: Parameters<typeof windowsOf>[0]) =>
  windowsOf(totals)
    .windows.map(({ stage }) => stage[0])
    .join('');

test('each person is a window, the latest stage first', () => {
  expect(stages({ new: 5, offer: 3, won: 1 })).toBe('woonn');
  expect(stages({ new: 0, offer: 0, won: 0 })).toBe('');
  expect(windowsOf({ new: 48, offer: 0, won: 0 })).toMatchObject({ peopleEach: 1, windows: { length: 48 } });
});

test('with many people one window stands for several, and a single won person still has a window', () => {
  expect(windowsOf({ new: 49, offer: 0, won: 0 })).toMatchObject({ peopleEach: 2, windows: { length: 25 } });
  expect(stages({ new: 100, offer: 4, won: 1 })).toMatch(/^won+$/);
});
