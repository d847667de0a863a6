import { expect, test } from 'vitest';
import { daysOfTheSign } from './daysOfTheSign.ts';
import { shopState } from './shopState.ts';

const day = { opens: '09:00', closes: '18:00' };
const times = {
  hours: [day, day, day, day, day, null, null],
  closed_days: ['2026-11-20', '2026-12-24', '2026-12-26'],
};
const at = (time: string, { hours, closed_days } = times) => {
  const { week, rest } = daysOfTheSign({ hours, closed_days }, '2026-11-23');
  return shopState(new Date(time), week, rest);
};

test("on working days it opens and closes by Sofia's clock, in winter and in summer", () => {
  expect(at('2026-11-23T08:59:59+02:00')).toBe('closed');
  expect(at('2026-11-23T09:00:00+02:00')).toBe('open');
  expect(at('2026-11-27T17:59:59+02:00')).toBe('open');
  expect(at('2026-11-27T18:00:00+02:00')).toBe('closed');
  expect(at('2026-07-01T09:00:00+03:00')).toBe('open');
  expect(at('2026-07-01T18:00:00+03:00')).toBe('closed');
});

test('summer time begins and ends when the time zone database says so', () => {
  const HOUR = 3_600_000;
  const everyDay = Array.from({ length: 7 }, () => ['03:00', '04:00'] as const);
  const hourInSofia = new Intl.DateTimeFormat('bg', { hour: 'numeric', timeZone: 'Europe/Sofia' });
  for (let year = 2026; year <= 2036; year++) {
    for (const month of [2, 9]) {
      for (let time = Date.UTC(year, month, 24); time < Date.UTC(year, month, 32); time += HOUR) {
        const now = new Date(time);
        const expected = Number.parseInt(hourInSofia.format(now), 10) === 3 ? 'open' : 'closed';
        expect(shopState(now, everyDay, []), now.toISOString()).toBe(expected);
      }
    }
  }
});

test('it is closed on Saturday, and on Sunday has its own state', () => {
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
  const hours = [{ opens: '09:00', closes: '18:00' }, null, null, null, null, null, sunday];
  expect(at('2026-11-22T13:29:59+02:00', { ...times, hours })).toBe('open');
  expect(at('2026-11-22T13:30:00+02:00', { ...times, hours })).toBe('closed');
  expect(at('2026-11-24T12:00:00+02:00', { ...times, hours })).toBe('closed');
});

test('a page contains only future days of rest that would be working days', () => {
  expect(daysOfTheSign(times, '2026-11-23').rest).toEqual(['2026-12-24']);
});
