import { expect, test } from 'vitest';
import { durationOf } from './durationOf.ts';

test.each([
  ['08:00:00.200', 'за 1\u00a0сек.'],
  ['08:00:59', 'за 59\u00a0сек.'],
  ['08:02:59.700', 'за 3\u00a0мин.'],
  ['08:03:16', 'за 3\u00a0мин. и 16\u00a0сек.'],
])('what began at eight and was published at %s took „%s“', (time, words) => {
  const started_at = '2026-11-27T08:00:00Z';
  expect(durationOf({ status: 'published', started_at, finished_at: `2026-11-27T${time}Z` })).toBe(words);
});
