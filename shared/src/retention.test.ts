import { expect, test } from 'vitest';
import { keptUntil } from './retention.ts';

const created_at = '2026-01-20T08:00:00+00:00';

test('what nobody has read is kept for as long as it takes', () => {
  expect(keptUntil({ created_at, read: false, deleted_at: null })).toBeUndefined();
});

test('what has been read is kept for twelve months', () => {
  expect(keptUntil({ created_at, read: true, deleted_at: null })).toBe('2027-01-20T08:00:00.000Z');
});

test('what lies in the bin is kept for thirty days, but not longer than anywhere else', () => {
  const june = { created_at, deleted_at: '2026-06-01T08:00:00+00:00' };
  const january = { created_at, deleted_at: '2027-01-10T08:00:00+00:00' };
  expect(keptUntil({ ...june, read: true })).toBe('2026-07-01T08:00:00.000Z');
  expect(keptUntil({ ...january, read: true })).toBe('2027-01-20T08:00:00.000Z');
  expect(keptUntil({ ...january, read: false })).toBe('2027-02-09T08:00:00.000Z');
});
