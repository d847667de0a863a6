import { formatPrice, sumOf, timesPrice } from '@vitrina/shared/money.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countsAtTill, linesOf, MOST_OF_ONE, type TillRows } from './tillItems.ts';

const rows: TillRows = {
  sites: [
    { id: 'site-informational', name: 'Информативен сайт', price: { cents: 50000, currency: 'BGN' } },
    { id: 'site-catalog', name: 'Онлайн каталог', price: { cents: 120000, currency: 'BGN', isPlus: true } },
  ],
  extras: [
    { id: 'service-copywriting', name: 'SEO статия', price: { cents: 5000, currency: 'BGN', isFrom: true } },
    { id: 'edit-page', name: 'Нова страница', price: { cents: 5000, to: 8000, currency: 'BGN' } },
  ],
  upkeep: [
    { id: 'maintenance-light', name: 'Леки промени', price: { cents: 3000, currency: 'BGN' } },
    { id: 'maintenance-full', name: 'Пълна поддръжка', price: { cents: 6000, currency: 'BGN' } },
  ],
};

test('the till presses those keys of a choice that it has', () => {
  const asked = { 'edit-page': 2, unknown: 1, 'package-platform': 1, 'site-informational': 3, toString: 1 };
  expect(Object.entries(countsAtTill(asked, rows))).toEqual([
    ['site-informational', 1],
    ['edit-page', 2],
  ]);
});

test('at most one site and one maintenance plan are pressed, and none with count 0', () => {
  const asked = {
    'site-catalog': 1,
    'site-informational': 1,
    'maintenance-full': 1,
    'maintenance-light': 0,
    'edit-page': 0,
  };
  expect(countsAtTill(asked, rows)).toEqual({ 'site-informational': 1, 'maintenance-full': 1 });
});

test('the sum always equals the lines, without monthly prices', () => {
  const ids = Object.values(rows).flatMap((row) => row.map(({ id }: { id: string }) => id));
  const pressed = fc.dictionary(fc.constantFrom(...ids), fc.integer({ min: 0, max: 2 * MOST_OF_ONE }));
  fc.assert(
    fc.property(pressed, (counts) => {
      const lines = linesOf(countsAtTill(counts, rows), [...rows.sites, ...rows.extras]);
      const sum = sumOf(lines);
      expect(sum.cents).toBe(
        lines.reduce((all, { price, count }) => all + timesPrice(price, count).cents, 0),
      );
      expect(sum.isPlus).toBe(lines.some(({ id }) => id !== 'site-informational'));
      expect(formatPrice(sum, { shows_leva: true })).not.toMatch(/NaN|Infinity/);
      expect(countsAtTill(countsAtTill(counts, rows), rows)).toEqual(countsAtTill(counts, rows));
    }),
  );
});
