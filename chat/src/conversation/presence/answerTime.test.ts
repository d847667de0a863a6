import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerTime } from './answerTime.ts';

const HOURS = { opens: 9, closes: 18 };
const HOUR_MS = 3_600_000;

test.each([
  ['2026-11-23T07:00:00+02:00', 'today'],
  ['2026-11-23T09:00:00+02:00', 'now'],
  ['2026-11-23T17:59:59+02:00', 'now'],
  ['2026-11-23T18:00:00+02:00', 'tomorrow'],
  ['2026-11-27T18:00:00+02:00', 'monday'],
  ['2026-11-28T12:00:00+02:00', 'monday'],
  ['2026-11-29T23:59:00+02:00', 'tomorrow'],
  ['2026-07-20T08:59:00+03:00', 'today'],
])('at %s the studio answers %s', (time, expected) => {
  expect(answerTime(new Date(time), HOURS)).toBe(expected);
});

test('it is the day on which the next open hour of a plain calendar falls', () => {
  const parts = (time: Date) => {
    const [day = '', clock = ''] = time.toLocaleString('sv-SE', { timeZone: 'Europe/Sofia' }).split(' ');
    return { day: Date.parse(day), weekday: new Date(day).getUTCDay(), hour: Number(clock.slice(0, 2)) };
  };
  const isOpen = ({ weekday, hour }: ReturnType<typeof parts>) => weekday % 6 !== 0 && hour >= 9 && hour < 18;
  const time = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(time, (now) => {
      let then = now;
      while (!isOpen(parts(then))) then = new Date(then.getTime() + HOUR_MS);
      const days = Math.round((parts(then).day - parts(now).day) / (24 * HOUR_MS));
      const expected = then === now ? 'now' : (['today', 'tomorrow'][days] ?? 'monday');
      expect(answerTime(now, HOURS)).toBe(expected);
    }),
  );
});
