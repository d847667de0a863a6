import { expect, test } from 'vitest';
import { answerBy } from './answerBy.ts';

const day = { opens: '09:00', closes: '18:00' };

test.each([
  ['on a Tuesday at work', '2026-11-24T14:20+02:00', '2026-11-25 14:20'],
  ['on a Tuesday evening', '2026-11-24T20:00+02:00', '2026-11-25 18:00'],
  ['on a Tuesday before work', '2026-11-24T06:30+02:00', '2026-11-24 18:00'],
  ['on a Friday at work', '2026-11-27T14:20+02:00', '2026-11-30 14:20'],
  ['on a Friday evening', '2026-11-27T22:00+02:00', '2026-11-30 18:00'],
  ['on a Saturday', '2026-11-28T12:00+02:00', '2026-11-30 18:00'],
  ['on a Sunday', '2026-11-29T23:59+02:00', '2026-11-30 18:00'],
  ['in summer', '2026-07-01T10:00+03:00', '2026-07-02 10:00'],
  ['on the last day of a year', '2026-12-31T10:00+02:00', '2027-01-01 10:00'],
  ['before a holiday', '2026-12-23T10:00+02:00', '2026-12-28 10:00'],
  ['on a holiday', '2026-12-24T10:00+02:00', '2026-12-28 18:00'],
  ['from the far side of the world', '2026-11-23T23:30-08:00', '2026-11-25 09:30'],
])('what is sent %s is answered in time', (_when, sent, expected) => {
  const answered = answerBy(new Date(sent), {
    hours: [day, day, day, day, day, null, null],
    closed_days: ['2026-12-24', '2026-12-25'],
  });
  expect(`${answered.day} ${answered.clock}`).toBe(expected);
});

test.each([
  ['before Saturday opens, a day earlier', '2026-11-27T09:20+02:00', '2026-11-27 18:00'],
  ['while Saturday is open, a day earlier', '2026-11-27T11:00+02:00', '2026-11-28 11:00'],
  ['after Saturday closes, a day earlier', '2026-11-27T16:00+02:00', '2026-11-28 14:00'],
  ['on a Saturday before work', '2026-11-28T09:20+02:00', '2026-11-28 14:00'],
  ['on a Saturday after work', '2026-11-28T15:00+02:00', '2026-11-30 15:00'],
])('where days differ in hours, what is sent %s is answered in time, too', (_when, sent, expected) => {
  const answered = answerBy(new Date(sent), {
    hours: [day, day, day, day, day, { opens: '10:00', closes: '14:00' }, null],
    closed_days: [],
  });
  expect(`${answered.day} ${answered.clock}`).toBe(expected);
});
