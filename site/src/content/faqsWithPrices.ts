import { withPrices } from './prices.ts';

export interface Faq {
  question: string;
  answer: string;
}

/** Replaces the price ids in the answers by formatted prices. */
export function faqsWithPrices(faqs: Faq[]): Promise<Faq[]> {
  return Promise.all(
    faqs.map(async ({ question, answer }) => ({ question, answer: await withPrices(answer) })),
  );
}
