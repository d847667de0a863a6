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

test.each(['cents', 'cents_to'])('what is no amount is refused in %s, and never taken for none', (field) => {
  for (const typed of ['осемсто', 0, -500, 25.5])
    expect(problems({ [field]: typed })?.[0]).toEqual([field, 'Въведете цена над 0, например 25,56.']);
});

test('only the end of a range may be missing', () => {
  expect(problems({ cents: null })?.[0]).toEqual(['cents', 'Въведете цена над 0, например 25,56.']);
  expect(priceSchema.parse(price)).toEqual(price);
});

test('an amount has a limit, and a range ends above its start', () => {
  expect(problems({ cents: 100_000_001 })).toEqual([['cents', 'Най-много 1\u00a0000\u00a0000.']]);
  expect(problems({ cents_to: 120_000 })).toEqual([['cents_to', 'Краят трябва да е по-висок от началото.']]);
});
