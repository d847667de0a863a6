import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RecentFailures } from './RecentFailures.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function failing(times: number, sender = 'ana') {
  const failures = new RecentFailures(3, 1000);
  for (let count = 0; count < times; count++) failures.add(sender);
  return failures;
}

test('the limit applies to each sender separately', () => {
  expect(failing(2).areTooMany('ana')).toBe(false);
  expect(failing(3).areTooMany('ana')).toBe(true);
  expect(failing(3).areTooMany('boris')).toBe(false);
});

test('failures are forgotten after the period, and after a success', () => {
  const failures = failing(3);
  vi.advanceTimersByTime(1000);
  expect(failures.areTooMany('ana')).toBe(false);
  const others = failing(3);
  others.forget('ana');
  expect(others.areTooMany('ana')).toBe(false);
});

test('an attempt that succeeded is no longer counted; earlier failures are', () => {
  const failures = failing(3);
  failures.takeBack('ana');
  expect(failures.areTooMany('ana')).toBe(false);
  failures.add('ana');
  expect(failures.areTooMany('ana')).toBe(true);
  failures.takeBack('boris');
  expect(failures.areTooMany('boris')).toBe(false);
});

test('a flood of names replaces the oldest entries, not the newest', () => {
  const failures = failing(3);
  for (let sender = 0; sender < 10_000; sender++) failures.add(String(sender));
  expect(failures.areTooMany('ana')).toBe(false);
  for (let count = 0; count < 2; count++) failures.add('9999');
  expect(failures.areTooMany('9999')).toBe(true);
});
