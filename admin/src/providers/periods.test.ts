import { expect, test } from 'vitest';
import { bordersOf, periodNames } from './periods.ts';

// A Monday, a Sunday, and the first day of a month and year.
test.each([
  ['2026-11-23', ['2026-11-23', '2026-11-16', '2026-11-01', '2026-10-01']],
  ['2026-03-29', ['2026-03-23', '2026-03-16', '2026-03-01', '2026-02-01']],
  ['2026-01-01', ['2025-12-29', '2025-12-22', '2026-01-01', '2025-12-01']],
])('on %s a week begins with its Monday and a month with its first day', (day, days) => {
  const [week, lastWeek, month, lastMonth] = days.map((date) => `${date} Europe/Sofia`);
  expect(periodNames.map((name) => bordersOf(name, day))).toEqual([
    { made_from: `${day} Europe/Sofia`, made_before: null },
    { made_from: week, made_before: null },
    { made_from: lastWeek, made_before: week },
    { made_from: month, made_before: null },
    { made_from: lastMonth, made_before: month },
  ]);
});

test('an unknown period in the address is ignored', () => {
  expect(bordersOf('constructor')).toBeUndefined();
});
