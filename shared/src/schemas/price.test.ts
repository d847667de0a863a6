import { expect, test } from 'vitest';
import { priceSchema } from './price.ts';

const price = {
  price_group: 'sites',
  name: 'Онлайн магазин',
  note: null,
  unit: null,
  cents: 120_000,
  cents_to: null,
  currency: 'EUR',
  is_from: false,
  is_plus: false,
};
const problems = (changes: object) =>
  priceSchema
    .safeParse({ ...price, ...changes })
    .error?.issues.map(({ path, message }) => [path[0], message]);

test('amounts are taken as they are stored and as they are typed', () => {
  expect(priceSchema.parse(price)).toEqual(price);
  expect(priceSchema.parse({ ...price, cents: '1 200,00', cents_to: '1350.5' })).toEqual({
    ...price,
    cents_to: 135_050,
  });
});

test.each(['cents', 'cents_to'])('what is no amount is refused in %s, and never taken for none', (field) => {
  for (const typed of ['осемсто', '12аб', '-5', '0', 0])
    expect(problems({ [field]: typed })?.[0]).toEqual([field, 'Въведете цена над 0, например 25,56.']);
});

test('only the end of a range may be missing', () => {
  for (const nothing of [null, '', ' ']) {
    expect(problems({ cents: nothing })?.[0]).toEqual(['cents', 'Въведете цена над 0, например 25,56.']);
    expect(priceSchema.parse({ ...price, cents_to: nothing })).toEqual(price);
  }
});

test('an amount has a limit, and a range ends above its start', () => {
  expect(problems({ cents: '1000000,01' })).toEqual([['cents', 'Най-много 1 000 000.']]);
  expect(problems({ cents_to: '1200' })).toEqual([['cents_to', 'Краят е над началото.']]);
});
