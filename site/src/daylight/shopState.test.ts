import { expect, test } from 'vitest';
import { shopState } from './shopState.ts';

const at = (time: string) => shopState(new Date(time), 9, 18);

test('on working days it opens and closes by the clock of Sofia, in winter and in summer', () => {
  expect(at('2026-11-23T08:59:59+02:00')).toBe('closed');
  expect(at('2026-11-23T09:00:00+02:00')).toBe('open');
  expect(at('2026-11-27T17:59:59+02:00')).toBe('open');
  expect(at('2026-11-27T18:00:00+02:00')).toBe('closed');
  expect(at('2026-07-01T09:00:00+03:00')).toBe('open');
  expect(at('2026-07-01T18:00:00+03:00')).toBe('closed');
});

test('it stays closed on Saturday, and on Sunday it says so', () => {
  expect(at('2026-11-21T12:00:00+02:00')).toBe('closed');
  expect(at('2026-11-22T12:00:00+02:00')).toBe('sunday');
});

test('midnight is the first hour of the day', () => {
  expect(at('2026-11-22T00:00:00+02:00')).toBe('sunday');
  expect(at('2026-11-23T00:00:00+02:00')).toBe('closed');
});
