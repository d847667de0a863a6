import * as z from 'zod/mini';
import { blanksOf } from '../replies/blanks.ts';
import { repliesText } from '../replies/text.ts';
import { requiredText } from './fields.ts';
import { text } from './text.ts';

/** The text of a letter, as `send_letter` accepts it, and without blanks. */
export const letterSchema = z.object({
  subject: requiredText(text.letter.subjectMissing, 150),
  body: requiredText(text.letter.bodyMissing, 8000).check(
    z.refine((words) => blanksOf(words).length === 0, {
      error: ({ input }) => repliesText.fillIn(blanksOf(String(input))),
    }),
  ),
});
