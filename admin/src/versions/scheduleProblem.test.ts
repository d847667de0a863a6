import { expect, test, vi } from 'vitest';
import { scheduleProblem } from './scheduleProblem.ts';
import { text } from './text.ts';

const NOW = Date.parse('2026-11-27T10:00:00Z');
const { past, tooFar, skipped } = text.scheduling;

test.each([
  ['', past],
  ['2026-11-27T12:00', past],
  ['2026-11-27T12:01', undefined],
  ['2027-03-28T03:30', skipped],
  ['2028-11-27T12:00', undefined],
  ['2028-11-27T12:01', tooFar],
  ['20266-11-27T12:00', tooFar],
  ['0026-11-27T12:00', past],
])('what is wrong with publishing at „%s“: %s', (at, problem) => {
  expect(scheduleProblem(at, NOW)).toBe(problem);
});

test('the last minutes of the year in Sofia are not past where the next has begun', () => {
  vi.stubEnv('TZ', 'Asia/Dubai');
  expect(scheduleProblem('2026-12-31T23:55', Date.parse('2027-01-01T00:30+04:00'))).toBeUndefined();
  vi.unstubAllEnvs();
});
