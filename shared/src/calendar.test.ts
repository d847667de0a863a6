import { describe, expect, test } from 'vitest';
import {
  daysAfter,
  daysBetween,
  formatDay,
  monthOf,
  monthsAfter,
  nextWeekday,
  weekdayOf,
} from './calendar.ts';

test('adding days works across months, leap days and clock changes', () => {
  expect(daysAfter('2026-11-30', 1)).toBe('2026-12-01');
  expect(daysAfter('2028-02-28', 1)).toBe('2028-02-29');
  expect(daysAfter('2026-03-28', 2)).toBe('2026-03-30');
  expect(daysAfter('2026-01-01', -1)).toBe('2025-12-31');
});

test('months later it is the same day, or the last of a shorter month', () => {
  expect(monthsAfter('2026-11-20', 3)).toBe('2027-02-20');
  expect(monthsAfter('2026-11-30', 3)).toBe('2027-02-28');
  expect(monthsAfter('2027-11-30', 3)).toBe('2028-02-29');
  expect(monthsAfter('2026-10-31', 1)).toBe('2026-11-30');
});

test('days between two days are counted, backwards too', () => {
  expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
  expect(daysBetween('2026-11-23', '2026-11-23')).toBe(0);
  expect(daysBetween('2026-11-23', '2026-11-20')).toBe(-3);
});

test.each([
  ['2026-11-23', '2026-11-27'],
  ['2026-11-26', '2026-11-27'],
  ['2026-11-27', '2026-12-04'],
  ['2026-11-28', '2026-12-04'],
])('the Friday after %s is %s', (day, friday) => {
  expect(nextWeekday(day, 5)).toBe(friday);
});

describe('in words', () => {
  test('a day of this year is shown without the year', () => {
    expect(formatDay('2026-11-26', '2026-11-23')).toBe('26\u00a0ноември');
    expect(formatDay('2027-01-04', '2026-11-23')).toBe('4\u00a0януари\u00a02027\u00a0г.');
  });

  test('month and weekday have names', () => {
    expect([monthOf('2026-11-24'), weekdayOf('2026-11-24')]).toEqual(['ноември', 'вторник']);
  });
});
