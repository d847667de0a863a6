import { expect, test } from 'vitest';
import { waitOf } from './waiting.ts';

const now = Date.parse('2026-11-23T12:00:00Z');

test.each([
  ['2026-11-23T12:05:00Z', 'чака от 1\u00a0мин.', false],
  ['2026-11-23T11:59:50Z', 'чака от 1\u00a0мин.', false],
  ['2026-11-23T11:46:00Z', 'чака от 14\u00a0мин.', false],
  ['2026-11-23T09:30:00Z', 'чака от 2\u00a0ч.', false],
  ['2026-11-22T12:00:01Z', 'чака от 23\u00a0ч.', false],
  ['2026-11-22T12:00:00Z', 'чака от 1 ден', true],
  ['2026-11-20T11:00:00Z', 'чака от 3 дни', true],
])('a client waiting since %s: %s', (since, label, isLong) => {
  expect(waitOf(since, now)).toEqual({ label, isLong });
});
