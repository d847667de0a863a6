import { expect, test } from 'vitest';
import { imagePackages } from './imagePackages.ts';

const logo = {
  id: 'ai-logo',
  name: 'Лого дизайн',
  note: 'Векторен файл.',
  price: { cents: 5000, currency: 'EUR' },
} as const;

test('a package has its name, what it contains and its price', () => {
  expect(imagePackages([logo], { shows_leva: false })).toEqual([
    { imageType: 'logo', name: 'Лого дизайн', note: 'Векторен файл.', price: '50,00\u00a0€' },
  ]);
});
