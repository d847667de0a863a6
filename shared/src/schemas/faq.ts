import * as z from 'zod/mini';
import { type ColumnsOf, requiredLine } from './fields.ts';
import { text } from './text.ts';

/** The form of a question. The database has the same rules. */
export const faqSchema = z.object({
  question: requiredLine(text.faq.questionMissing, 200),
  answer: requiredLine(text.faq.answerMissing, 1500),
} satisfies Partial<ColumnsOf<'faqs'>>);
