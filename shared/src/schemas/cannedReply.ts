import * as z from 'zod/mini';
import { type ColumnsOf, requiredText } from './fields.ts';
import { text } from './text.ts';

/** What the studio enters for a ready text. The database holds the same rules. */
export const cannedReplySchema = z.object({
  title: requiredText(text.cannedReply.titleMissing, 80),
  body: requiredText(text.cannedReply.bodyMissing, 4000),
} satisfies Partial<ColumnsOf<'canned_replies'>>);
