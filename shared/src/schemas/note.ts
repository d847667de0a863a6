import * as z from 'zod/mini';
import { type ColumnsOf, requiredText } from './fields.ts';
import { text } from './text.ts';

/** A note about a person. The database holds the same rules. */
export const noteSchema = z.object({
  body: requiredText(text.note.missing, 4000),
} satisfies Partial<ColumnsOf<'person_entries'>>);
