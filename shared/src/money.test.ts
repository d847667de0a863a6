import { expect, test } from 'vitest';
import {
  centsIn,
  centsOf,
  formatPrice,
  leastOf,
  type Price,
  priceParts,
  sumOf,
  timesPrice,
  writtenCents,
} from './money.ts';

const BOTH = { shows_leva: true };
const EURO = { shows_leva: false };

const inBoth = (price: Price) => formatPrice(price, BOTH);

test('the euro comes first, followed by the amount in leva', () => {
  expect(inBoth({ cents: 50000, currency: 'BGN' })).toBe('255,65\u00a0€ (500\u00a0лв.)');
});

test('„от“ is kept on both amounts', () => {
  expect(inBoth({ cents: 100000, currency: 'BGN', isFrom: true })).toBe(
    'от\u00a0511,29\u00a0€ (от\u00a01000\u00a0лв.)',
  );
});

test('„+“ is kept on both amounts', () => {
  expect(inBoth({ cents: 80000, currency: 'BGN', isPlus: true })).toBe('409,03+\u00a0€ (800+\u00a0лв.)');
});

test('both ends of a range are converted', () => {
  expect(inBoth({ cents: 120000, to: 150000, currency: 'BGN' })).toBe(
    '613,55–766,94\u00a0€ (1\u00a0200\u00a0–\u00a01\u00a0500\u00a0лв.)',
  );
});

test('a range is spaced like its digits', () => {
  expect(inBoth({ cents: 5000, to: 8000, currency: 'BGN' })).toBe('25,56–40,90\u00a0€ (50–80\u00a0лв.)');
  expect(inBoth({ cents: 250000, to: 350000, currency: 'BGN' })).toBe(
    '1\u00a0278,23\u00a0–\u00a01\u00a0789,52\u00a0€ (2\u00a0500\u00a0–\u00a03\u00a0500\u00a0лв.)',
  );
});

test('without leva only the euro is shown', () => {
  expect(formatPrice({ cents: 5000, currency: 'BGN' }, EURO)).toBe('25,56\u00a0€');
  expect(priceParts({ cents: 5000, currency: 'BGN' }, EURO)).toEqual(['25,56\u00a0€']);
  expect(priceParts({ cents: 5000, currency: 'BGN' }, BOTH)).toEqual(['25,56\u00a0€', '50\u00a0лв.']);
});

test('an amount is rounded to the cent', () => {
  expect(centsIn('EUR', { cents: 100, currency: 'BGN' })).toBe(51);
  expect(centsIn('EUR', { cents: 10000, currency: 'BGN' })).toBe(5113);
  expect(centsIn('BGN', { cents: 5113, currency: 'EUR' })).toBe(10000);
});

test('a price entered in euro shows exact leva', () => {
  expect(inBoth({ cents: 30000, currency: 'EUR' })).toBe('300,00\u00a0€ (586,75\u00a0лв.)');
  expect(inBoth({ cents: 2500, to: 4000, currency: 'EUR', isFrom: true })).toBe(
    'от\u00a025,00–40,00\u00a0€ (от\u00a048,90–78,23\u00a0лв.)',
  );
  expect(inBoth({ cents: 50050, currency: 'BGN' })).toBe('255,90\u00a0€ (500,50\u00a0лв.)');
});

test('prices entered in both currencies are added in euro', () => {
  const counted: Parameters<typeof sumOf>[0] = [
    { price: { cents: 50000, currency: 'BGN' }, count: 1 },
    { price: { cents: 1000, currency: 'EUR' }, count: 2 },
  ];
  expect(sumOf(counted)).toEqual({ cents: 27565, currency: 'EUR', isPlus: false });
  // As its own line says: 20 times 50 leva are converted once.
  const articles: (typeof counted)[number] = { price: { cents: 5000, currency: 'BGN' }, count: 20 };
  expect(sumOf([...counted, articles]).cents).toBe(27565 + 51129);
});

test('prices in leva are added in leva and converted once', () => {
  const counted: Parameters<typeof sumOf>[0] = [
    { price: { cents: 80000, currency: 'BGN', isPlus: true }, count: 1 },
    { price: { cents: 5000, currency: 'BGN', isFrom: true }, count: 2 },
    { price: { cents: 5000, to: 8000, currency: 'BGN' }, count: 1 },
  ];
  expect(sumOf(counted)).toEqual({ cents: 95000, currency: 'BGN', isPlus: true });
  expect(inBoth(sumOf(counted))).toBe('485,73+\u00a0€ (950+\u00a0лв.)');
});

test('a sum of exact prices is exact, and a sum of none is zero', () => {
  expect(sumOf([{ price: { cents: 10000, currency: 'BGN' }, count: 3 }])).toEqual({
    cents: 30000,
    currency: 'BGN',
    isPlus: false,
  });
  expect(inBoth(sumOf([]))).toBe('0,00\u00a0€ (0\u00a0лв.)');
});

test('the least of an open price is the lower end with „от“ alone', () => {
  const least: Price = { cents: 5000, currency: 'BGN', isFrom: true };
  expect(leastOf({ cents: 5000, to: 8000, currency: 'BGN' })).toEqual(least);
  expect(leastOf({ cents: 5000, currency: 'BGN', isPlus: true })).toEqual(least);
  expect(leastOf(least)).toEqual(least);
});

test('the least of a fixed price is that price, without „от“', () => {
  expect(leastOf({ cents: 5000, currency: 'BGN' })).toEqual({ cents: 5000, currency: 'BGN', isFrom: false });
});

test('a multiplied price keeps both ends, „от“ and „+“', () => {
  expect(timesPrice({ cents: 5000, to: 8000, currency: 'BGN' }, 3)).toEqual({
    cents: 15000,
    to: 24000,
    currency: 'BGN',
  });
  expect(timesPrice({ cents: 5000, currency: 'BGN', isFrom: true }, 2)).toEqual({
    cents: 10000,
    currency: 'BGN',
    isFrom: true,
  });
});

test.each([
  ['25,56', 2556],
  ['25.5 €', 2550],
  ['1 250', 125_000],
  ['', Number.NaN],
  ['осемсто', Number.NaN],
  ['25,567', Number.NaN],
  ['-5', Number.NaN],
])('the amount „%s“ is read as %d cents', (written, cents) => {
  expect(centsOf(written)).toBe(cents);
});

test('an amount to be changed has two digits after the comma and no spaces', () => {
  expect(writtenCents(123_450)).toBe('1234,50');
  expect(centsOf(writtenCents(123_450))).toBe(123_450);
});
