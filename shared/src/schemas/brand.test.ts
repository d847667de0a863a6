import { expect, test } from 'vitest';
import { brand } from '../brand.ts';
import { brandSchema } from './brand.ts';

test('the brand contains everything that the product needs', () => {
  expect(brandSchema.safeParse(brand).error).toBeUndefined();
});

test('a phone number that cannot be dialled is refused', () => {
  expect(brandSchema.safeParse({ ...brand, phones: ['112'] }).success).toBe(false);
});

test('optional facts may be empty or valid, but not invalid', () => {
  const filled = {
    eik: '123456789',
    vatNumber: 'BG123456789',
    mobile: '+359 88 000 00 00',
    viber: '+359880000000',
  };
  expect(brandSchema.safeParse({ ...brand, ...filled }).error).toBeUndefined();
  for (const wrong of [
    { eik: '12345' },
    { vatNumber: '123456789' },
    { mobile: '088 000 00 00' },
    { viber: 'да' },
  ])
    expect(brandSchema.safeParse({ ...brand, ...filled, ...wrong }).success).toBe(false);
});
