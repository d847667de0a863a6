import { formatShortDate } from '@vitrina/shared/dates.ts';
import { expect, test, vi } from 'vitest';
import { endInWords } from './endInWords.ts';

const row = { created_at: '2026-01-20T08:00:00Z', read: true, deleted_at: null };
const on = (day: string, kept: Parameters<typeof endInWords>[0] = row) => {
  vi.setSystemTime(`${day}T12:00:00Z`);
  return endInWords(kept, formatShortDate);
};

test('a row says until when it is kept, also in the bin', () => {
  expect(on('2027-01-10')).toBe('20.01.2027\u00a0г.');
  expect(on('2027-01-10', { ...row, deleted_at: '2027-01-10T08:00:00Z' })).toBe('20.01.2027\u00a0г.');
  expect(on('2027-01-10', { ...row, read: false })).toBeUndefined();
});

test('one whose time was over before it was read goes with the next clean-up', () => {
  expect(on('2027-03-01')).toBe('утре най-късно');
});
