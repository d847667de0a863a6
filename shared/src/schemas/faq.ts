import * as z from 'zod/mini';
import { oddMention } from '../priceMention.ts';
import { noSuchPrice } from '../text.ts';
import { type ColumnsOf, requiredLine } from './fields.ts';
import { text } from './text.ts';

const namesPrices = z.refine<string>((line) => !oddMention(line), {
  error: ({ input }) => noSuchPrice(oddMention(String(input)) ?? ''),
});

/** The form of a question. The database has the same rules, and knows which prices there are for a text to name. */
export const faqSchema = z.object({
  question: requiredLine(text.faq.questionMissing, 200).check(namesPrices),
  answer: requiredLine(text.faq.answerMissing, 1500).check(namesPrices),
} satisfies Partial<ColumnsOf<'faqs'>>);
