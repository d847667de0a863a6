import { faqWithPrices } from './namedPrices.ts';
import { pricesInOrder } from './prices.ts';
import { readStudio } from './studio.ts';

export interface Faq {
  question: string;
  answer: string;
}

/** Replaces the price ids in questions and answers by formatted prices. */
export async function faqsWithPrices(faqs: Faq[]): Promise<Faq[]> {
  const prices = await pricesInOrder();
  const studio = await readStudio();
  return faqs.map((faq) => faqWithPrices(faq, prices, studio));
}
