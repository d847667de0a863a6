import * as z from 'zod/mini';
import { type ColumnsOf, requiredText } from './fields.ts';
import { text } from './text.ts';

/** The form of a ready-made reply. The database has the same rules. */
export const cannedReplySchema = z.object({
  title: requiredText(text.cannedReply.titleMissing, 80),
  body: requiredText(text.cannedReply.bodyMissing, 4000),
} satisfies Partial<ColumnsOf<'canned_replies'>>);
