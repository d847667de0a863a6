import { formatDateTime, formatTimestamp } from '@vitrina/shared/dates.ts';
import { formatPrice, levaToEuro } from '@vitrina/shared/money.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const leva = fc.integer({ min: 0, max: 10_000_000 });

test('a price shows the amount in leva to the last digit, and euro that convert back to it', () => {
  fc.assert(
    fc.property(leva, (amount) => {
      const [, euro = '', shownLeva = ''] =
        /^(.+)\u00a0€ \((.+)\u00a0лв\.\)$/.exec(formatPrice({ leva: amount })) ?? [];
      const digits = (text: string) => Number(text.replaceAll(/\s/g, '').replace(',', '.'));
      expect(digits(shownLeva)).toBe(amount);
      expect(digits(euro)).toBe(levaToEuro(amount));
      expect(Math.abs(digits(euro) * 1.95583 - amount)).toBeLessThan(0.01);
    }),
  );
});

test('no price breaks in the middle of an amount', () => {
  fc.assert(
    fc.property(leva, fc.boolean(), fc.boolean(), (amount, isFrom, isPlus) => {
      const breaks = formatPrice({ leva: amount, isFrom, isPlus }).split(' ');
      expect(breaks).toHaveLength(2);
    }),
  );
});

test('every moment is shown as a date and a time of Sofia', () => {
  const moments = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, (moment) => {
      expect(formatTimestamp(moment.toISOString())).toMatch(/^\d\d\.\d\d\.\d{4} \d\d:\d\d$/);
      expect(formatDateTime(moment.toISOString())).toMatch(/^\d{1,2} \p{L}+ \d{4}\u00a0г\., \d\d:\d\d$/u);
    }),
  );
});
