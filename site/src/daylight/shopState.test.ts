import { expect, test } from 'vitest';
import { shopState } from './shopState.ts';

const day = { opens: '09:00', closes: '18:00' };
const times = { hours: [day, day, day, day, day, null, null], closed_days: ['2026-12-24'] };
const at = (time: string) => shopState(new Date(time), times).state;

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

test('it stays closed on a day of rest', () => {
  expect(at('2026-12-23T12:00:00+02:00')).toBe('open');
  expect(at('2026-12-24T12:00:00+02:00')).toBe('closed');
});

test('each day has its own hours, a Sunday too', () => {
  const sunday = { opens: '10:00', closes: '13:30' };
  const state = (time: string) =>
    shopState(new Date(time), { ...times, hours: [day, null, null, null, null, null, sunday] });
  expect(state('2026-11-22T13:29:00+02:00')).toEqual({ state: 'open', until: '13:30' });
  expect(state('2026-11-22T13:30:00+02:00')).toEqual({ state: 'closed' });
  expect(state('2026-11-24T12:00:00+02:00')).toEqual({ state: 'closed' });
});
