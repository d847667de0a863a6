import { expect, test } from 'vitest';
import { formatPrice, levaToEuro, priceParts, sumOf, timesPrice } from './money.ts';

test('the euro stands first, the amount in leva beside it', () => {
  expect(formatPrice({ leva: 500 })).toBe('255,65\u00a0€ (500\u00a0лв.)');
});

test('„от“ is kept on both amounts', () => {
  expect(formatPrice({ leva: 1000, isFrom: true })).toBe('от\u00a0511,29\u00a0€ (от\u00a01000\u00a0лв.)');
});

test('„+“ is kept on both amounts', () => {
  expect(formatPrice({ leva: 800, isPlus: true })).toBe('409,03+\u00a0€ (800+\u00a0лв.)');
});

test('both ends of a range are converted', () => {
  expect(formatPrice({ leva: 1200, to: 1500 })).toBe(
    '613,55–766,94\u00a0€ (1\u00a0200\u00a0– 1\u00a0500\u00a0лв.)',
  );
});

test('the ends of a range stand as far apart as their digits', () => {
  expect(formatPrice({ leva: 50, to: 80 })).toBe('25,56–40,90\u00a0€ (50–80\u00a0лв.)');
  expect(formatPrice({ leva: 2500, to: 3500 })).toBe(
    '1\u00a0278,23\u00a0– 1\u00a0789,52\u00a0€ (2\u00a0500\u00a0– 3\u00a0500\u00a0лв.)',
  );
});

test('the setting puts leva first or leaves them out', () => {
  expect(formatPrice({ leva: 50 }, 'leva-euro')).toBe('50\u00a0лв. (25,56\u00a0€)');
  expect(formatPrice({ leva: 50 }, 'euro')).toBe('25,56\u00a0€');
  expect(priceParts({ leva: 50 }, 'euro')).toEqual(['25,56\u00a0€']);
});

test('an amount is rounded to the cent', () => {
  expect(levaToEuro(1)).toBe(0.51);
  expect(levaToEuro(100)).toBe(51.13);
});

test('a sum is added up in whole leva and converted once', () => {
  const counted = [
    { price: { leva: 800, isPlus: true }, count: 1 },
    { price: { leva: 50, isFrom: true }, count: 2 },
    { price: { leva: 50, to: 80 }, count: 1 },
  ];
  expect(sumOf(counted)).toEqual({ leva: 950, isPlus: true });
  expect(formatPrice(sumOf(counted))).toBe('485,73+\u00a0€ (950+\u00a0лв.)');
});

test('a sum of exact prices is exact, and of none it is nothing', () => {
  expect(sumOf([{ price: { leva: 100 }, count: 3 }])).toEqual({ leva: 300, isPlus: false });
  expect(formatPrice(sumOf([]))).toBe('0,00\u00a0€ (0\u00a0лв.)');
});

test('several of one kind keep both ends, „от“ and „+“', () => {
  expect(timesPrice({ leva: 50, to: 80 }, 3)).toEqual({ leva: 150, to: 240 });
  expect(timesPrice({ leva: 50, isFrom: true }, 2)).toEqual({ leva: 100, isFrom: true });
});
