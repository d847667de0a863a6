import { formatDateTime, formatTimestamp } from '@vitrina/shared/dates.ts';
import { centsIn, formatPrice } from '@vitrina/shared/money.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const cents = fc.integer({ min: 0, max: 1_000_000_000 });
const BOTH = { shows_leva: true };
const currency = fc.constantFrom('BGN' as const, 'EUR' as const);

test('a price shows both amounts to the last digit', () =>
  fc.assert(
    fc.property(cents, currency, (amount, set) => {
      const price = { cents: amount, currency: set };
      const [, euro = '', leva = ''] =
        /^(.+)\u00a0€ \((.+)\u00a0лв\.\)$/.exec(formatPrice(price, BOTH)) ?? [];
      expect(digits(euro)).toBe(centsIn('EUR', price));
      expect(digits(leva)).toBe(centsIn('BGN', price));
      expect(Math.abs(digits(euro) * 1.95583 - digits(leva))).toBeLessThan(1);
    }),
  ));

test('both ends of a range are shown, each once, and no leva where they are not wanted', () => {
  const ends = fc.tuple(cents, cents).map(([a, b]) => [Math.min(a, b), Math.max(a, b) + 1] as const);
  fc.assert(
    fc.property(ends, currency, ([from, to], set) => {
      const price = { cents: from, to, currency: set };
      const [, start = '', end = ''] =
        /([\d,]+)–([\d,]+)лв\./.exec(withoutSpaces(formatPrice(price, BOTH))) ?? [];
      expect([digits(start), digits(end)]).toEqual(
        [from, to].map((each) => centsIn('BGN', { cents: each, currency: set })),
      );
      expect(formatPrice(price, { shows_leva: false })).not.toContain('лв.');
    }),
  );
});

test('no price breaks in the middle of an amount', () =>
  fc.assert(
    fc.property(cents, currency, fc.boolean(), fc.boolean(), (amount, set, isFrom, isPlus) => {
      expect(formatPrice({ cents: amount, currency: set, isFrom, isPlus }, BOTH).split(' ')).toHaveLength(2);
    }),
  ));

const withoutSpaces = (shown: string) => shown.replaceAll(/\s/g, '');

/** The cents that „1 278,23“ or „500“ stands for. */
const digits = (shown: string) => Math.round(Number(withoutSpaces(shown).replace(',', '.')) * 100);

test('every moment is shown as a date and a time of Sofia, two hours before Greenwich or three in summer', () => {
  const moments = fc.date({ min: new Date('1980-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  // The last Sundays of March and October, at one in the morning by Greenwich, and the minutes around them.
  const changes = fc
    .tuple(fc.constantFrom('2026-03-29', '2026-10-25', '2027-03-28'), fc.integer({ min: -90, max: 90 }))
    .map(([day, minutes]) => new Date(Date.parse(`${day}T01:00:00Z`) + minutes * 60_000));
  fc.assert(
    fc.property(fc.oneof(moments, changes), (moment) => {
      const timestamp = moment.toISOString();
      expect(formatDateTime(timestamp)).toMatch(/^\d{1,2}\u00a0\p{L}+ \d{4}\u00a0г\., \d\d:\d\d$/u);
      const [, day, month, year, clock] =
        /^(\d\d)\.(\d\d)\.(\d{4}) (\d\d:\d\d)$/.exec(formatTimestamp(timestamp)) ?? [];
      const shown = Date.parse(`${year}-${month}-${day}T${clock}:00Z`);
      const ahead = (shown - Math.floor(moment.getTime() / 60_000) * 60_000) / 3_600_000;
      expect([2, 3]).toContain(ahead);
    }),
  );
  expect(formatTimestamp('2026-03-29T00:59:00Z')).toBe('29.03.2026 02:59');
  expect(formatTimestamp('2026-03-29T01:00:00Z')).toBe('29.03.2026 04:00');
  expect(formatTimestamp('2026-10-25T00:30:00Z')).toBe('25.10.2026 03:30');
  expect(formatTimestamp('2026-10-25T01:30:00Z')).toBe('25.10.2026 03:30');
});
