import { expect, test } from 'vitest';
import { faqWithPrices } from './namedPrices.ts';

test('a price is named in the question as in the answer', () => {
  const prices = [{ id: 'edit-page', price: { cents: 2500, currency: 'EUR' } as const }];
  const faq = { question: 'Защо {edit-page}?', answer: '{edit-page}, {gone}.' };
  expect(faqWithPrices(faq, prices, { shows_leva: false })).toEqual({
    question: 'Защо 25,00\u00a0€?',
    answer: '25,00\u00a0€, {gone}.',
  });
});
