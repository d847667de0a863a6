import { expect, test } from 'vitest';
import { dueIn } from './dueIn.ts';

test.each([
  ['2026-11-22', 'Просрочено с 1 ден', true],
  ['2026-11-21', 'Просрочено с 2 дни', true],
  ['2026-10-23', 'Просрочено с 31 дни', true],
  ['2026-11-23', 'днес', false],
  ['2026-11-24', '24\u00a0ноември', false],
  ['2027-01-04', '4\u00a0януари\u00a02027\u00a0г.', false],
])('on 23 November a step due on %s reads „%s“', (day, words, isLate) => {
  expect(dueIn(day, '2026-11-23')).toEqual({ words, isLate });
});
