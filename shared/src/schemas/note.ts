import * as z from 'zod/mini';
import { type ColumnsOf, requiredText } from './fields.ts';
import { text } from './text.ts';

/** In characters. */
export const NOTE_LIMIT = 4000;

/** The form of a note about a person. The database has the same rules. */
export const noteSchema = z.object({
  body: requiredText(text.note.missing, NOTE_LIMIT),
} satisfies Partial<ColumnsOf<'person_entries'>>);
