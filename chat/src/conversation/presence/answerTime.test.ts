import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerTime } from './answerTime.ts';

const day = { opens: '09:00', closes: '18:00' };
const times = {
  hours: [day, day, day, day, day, null, null],
  closed_days: ['2026-12-24', '2026-12-25', '2026-12-28', '2027-03-03'],
};
const MINUTE_MS = 60_000;

test.each([
  ['2026-11-23T07:00:00+02:00', { is: 'next', when: 'today', opens: '9' }],
  ['2026-11-23T09:00:00+02:00', { is: 'now' }],
  ['2026-11-23T17:59:59+02:00', { is: 'now' }],
  ['2026-11-23T18:00:00+02:00', { is: 'next', when: 'tomorrow', opens: '9' }],
  ['2026-11-27T18:00:00+02:00', { is: 'next', when: 0, opens: '9' }],
  ['2026-11-28T12:00:00+02:00', { is: 'next', when: 0, opens: '9' }],
  ['2026-11-29T23:59:00+02:00', { is: 'next', when: 'tomorrow', opens: '9' }],
  ['2026-07-20T08:59:00+03:00', { is: 'next', when: 'today', opens: '9' }],
  ['2026-12-23T20:00:00+02:00', { is: 'next', when: 1, opens: '9' }],
  ['2026-12-24T12:00:00+02:00', { is: 'rest', until: '2026-12-28', back: '2026-12-29' }],
  ['2027-03-03T00:00:00+02:00', { is: 'rest', until: '2027-03-03', back: '2027-03-04' }],
] as const)('at %s the studio answers %o', (time, expected) => {
  expect(answerTime(new Date(time), times)).toEqual(expected);
});

test('before more than a week off the studio says until when, even after a working day', () => {
  const closed_days = Array.from({ length: 10 }, (_, day) => `2026-12-${day + 2}`.replace(/-(\d)$/, '-0$1'));
  expect(answerTime(new Date('2026-12-01T20:00+02:00'), { ...times, closed_days })).toEqual({
    is: 'rest',
    until: '2026-12-13',
    back: '2026-12-14',
  });
});

test('the answer time is the next open minute in a simple calendar', () => {
  const parts = (time: Date) => {
    const [day = '', clock = ''] = time.toLocaleString('sv-SE', { timeZone: 'Europe/Sofia' }).split(' ');
    return { day, weekday: new Date(day).getUTCDay(), clock: clock.slice(0, 5) };
  };
  const hour = fc.record({
    opens: fc.constantFrom('08:00', '09:30'),
    closes: fc.constantFrom('13:00', '18:30'),
  });
  const hours = fc
    .array(fc.option(hour), { minLength: 7, maxLength: 7 })
    .filter((days) => days.some((day) => day !== null));
  const time = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(time, hours, (now, ofWeek) => {
      const isOpen = ({ weekday, clock }: ReturnType<typeof parts>) => {
        const day = ofWeek[(weekday + 6) % 7];
        return day !== null && day !== undefined && clock >= day.opens && clock < day.closes;
      };
      let then = now;
      while (!isOpen(parts(then))) then = new Date(then.getTime() + 10 * MINUTE_MS);
      const days = (Date.parse(parts(then).day) - Date.parse(parts(now).day)) / (24 * 60 * MINUTE_MS);
      const when = ['today', 'tomorrow'][days] ?? (parts(then).weekday + 6) % 7;
      const later = days < 7 ? { is: 'next', when } : { is: 'rest', back: parts(then).day };
      expect(answerTime(now, { hours: ofWeek, closed_days: [] })).toMatchObject(
        then === now ? { is: 'now' } : later,
      );
    }),
    { numRuns: 50 },
  );
});
