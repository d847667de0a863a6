import { formatDateTime, formatTimestamp } from '@vitrina/shared/dates.ts';
import { formatPrice, levaToEuro } from '@vitrina/shared/money.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const leva = fc.integer({ min: 0, max: 10_000_000 });

test('a price shows the amount in leva to the last digit, and euro that convert back to it', () =>
  fc.assert(
    fc.property(leva, (amount) => {
      const [, euro = '', shownLeva = ''] =
        /^(.+)\u00a0€ \((.+)\u00a0лв\.\)$/.exec(formatPrice({ leva: amount })) ?? [];
      const digits = (text: string) => Number(text.replaceAll(/\s/g, '').replace(',', '.'));
      expect(digits(shownLeva)).toBe(amount);
      expect(digits(euro)).toBe(levaToEuro(amount));
      expect(Math.abs(digits(euro) * 1.95583 - amount)).toBeLessThan(0.01);
    }),
  ));

test('both ends of a range are shown, each once, in every order of currencies', () => {
  const range = fc.tuple(leva, leva).map(([a, b]) => ({ leva: Math.min(a, b), to: Math.max(a, b) + 1 }));
  fc.assert(
    fc.property(range, fc.constantFrom('euro-leva' as const, 'leva-euro' as const), (price, order) => {
      const shown = formatPrice(price, order).replaceAll(/[\s\u00a0]/g, '');
      expect(shown).toContain(`${price.leva}–${price.to}лв.`);
      expect(formatPrice(price, 'euro')).not.toContain('лв.');
    }),
  );
});

test('no price breaks in the middle of an amount', () =>
  fc.assert(
    fc.property(leva, fc.boolean(), fc.boolean(), (amount, isFrom, isPlus) => {
      expect(formatPrice({ leva: amount, isFrom, isPlus }).split(' ')).toHaveLength(2);
    }),
  ));

test('every moment is shown as a date and a time of Sofia, two hours before Greenwich or three in summer', () => {
  const moments = fc.date({ min: new Date('1980-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  // The last Sundays of March and October, at one in the morning by Greenwich, and the minutes around them.
  const changes = fc
    .tuple(fc.constantFrom('2026-03-29', '2026-10-25', '2027-03-28'), fc.integer({ min: -90, max: 90 }))
    .map(([day, minutes]) => new Date(Date.parse(`${day}T01:00:00Z`) + minutes * 60_000));
  fc.assert(
    fc.property(fc.oneof(moments, changes), (moment) => {
      const timestamp = moment.toISOString();
      expect(formatDateTime(timestamp)).toMatch(/^\d{1,2} \p{L}+ \d{4}\u00a0г\., \d\d:\d\d$/u);
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
