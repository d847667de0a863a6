import { withPrices } from './prices.ts';

export interface Faq {
  question: string;
  answer: string;
}

/** The questions, with price ids in their answers replaced by prices. */
export function faqsWithPrices(faqs: Faq[]): Promise<Faq[]> {
  return Promise.all(
    faqs.map(async ({ question, answer }) => ({ question, answer: await withPrices(answer) })),
  );
}
