import * as z from 'zod/mini';
import { requiredText } from './fields.ts';
import { text } from './text.ts';

/** The text of a letter, as `send_letter` accepts it. */
export const letterSchema = z.object({
  subject: requiredText(text.letter.subjectMissing, 150),
  body: requiredText(text.letter.bodyMissing, 8000),
});
