import { expect, test } from 'vitest';
import { brand } from '../brand.ts';
import { brandSchema } from './brand.ts';

test('the brand holds all that the product needs', () => {
  expect(brandSchema.safeParse(brand).error).toBeUndefined();
});

test('a brand with a telephone that cannot be dialled is refused', () => {
  const phones = [{ label: '02 000 00 00', href: '02 000 00 00' }];
  expect(brandSchema.safeParse({ ...brand, phones }).success).toBe(false);
});
