import { expect, test } from 'vitest';
import { imagePackages } from './imagePackages.ts';

const logo = {
  id: 'ai-logo',
  name: 'Лого дизайн',
  note: 'Векторен файл.',
  unit: 'знак',
  price: { cents: 5000, currency: 'EUR' },
} as const;

test('a package has its name, what it contains and its price with what that is paid for', () => {
  expect(imagePackages([logo], { shows_leva: false })).toEqual([
    { imageType: 'logo', name: 'Лого дизайн', note: 'Векторен файл.', price: '50,00\u00a0€ на\u00a0знак' },
  ]);
});
