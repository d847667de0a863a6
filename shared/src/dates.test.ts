import { expect, test, vi } from 'vitest';
import {
  dayOf,
  formatClock,
  formatDate,
  formatDateTime,
  formatShortDate,
  formatTimestamp,
  momentInSofia,
  momentOf,
} from './dates.ts';

test('a timestamp is shown in the time of Sofia, in winter and in summer', () => {
  expect(formatDateTime('2026-11-20T07:41:00+00:00')).toBe('20\u00a0ноември 2026\u00a0г., 09:41');
  expect(formatDateTime('2026-06-30T21:05:00+00:00')).toBe('1\u00a0юли 2026\u00a0г., 00:05');
});

test('a day is shown in words or in digits', () => {
  expect(formatDate('2026-11-20T22:30:00+00:00')).toBe('21\u00a0ноември 2026\u00a0г.');
  expect(formatShortDate('2026-11-02T07:41:00+00:00')).toBe('02.11.2026\u00a0г.');
});

test('a time is shown without „ч.“', () => {
  expect(formatClock('2026-11-20T07:41:00+00:00')).toBe('09:41');
});

test('a moment has its date unless it was today in Sofia', () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T22:30:00Z') });
  expect(momentOf('2026-11-20T22:05:00+00:00')).toEqual({ clock: '00:05' });
  expect(momentOf('2026-11-20T07:41:00+00:00')).toEqual({ clock: '09:41', date: '20.11.2026\u00a0г.' });
  expect(momentOf('2025-11-21T07:41:00+00:00')).toEqual({ clock: '09:41', date: '21.11.2025\u00a0г.' });
  vi.useRealTimers();
});

test('in lists, a timestamp is shown in digits', () => {
  expect(formatTimestamp('2026-06-30T21:05:09.123456+00:00')).toBe('01.07.2026 00:05');
});

test('a sortable day is that of Sofia', () => {
  expect(dayOf('2026-11-20T22:30:00+00:00')).toBe('2026-11-21');
});

test('a local time in Sofia is a moment, except in the skipped hour', () => {
  expect(momentInSofia('2026-11-27T09:00')?.toISOString()).toBe('2026-11-27T07:00:00.000Z');
  expect(momentInSofia('2026-07-01T09:00')?.toISOString()).toBe('2026-07-01T06:00:00.000Z');
  expect(momentInSofia('2027-03-28T03:30')).toBeUndefined();
  expect(momentInSofia('2026-10-25T03:30')?.toISOString()).toBe('2026-10-25T01:30:00.000Z');
});
