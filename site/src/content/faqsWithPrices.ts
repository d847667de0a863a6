import { withPrices } from './prices.ts';

/** A question as a visitor asks it, and what the studio answers. */
export interface Faq {
  question: string;
  answer: string;
}

/** Questions whose answers have the prices that they mention written out. */
export function faqsWithPrices(faqs: Faq[]): Promise<Faq[]> {
  return Promise.all(
    faqs.map(async ({ question, answer }) => ({ question, answer: await withPrices(answer) })),
  );
}
