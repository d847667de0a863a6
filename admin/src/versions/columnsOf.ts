import { safeParse, type ZodMiniObject } from 'zod/mini';
import type { Content } from '../providers/drafts.ts';

/** The columns of a form, as they are stored: what is not filled in is null. */
export function columnsOf(schema: ZodMiniObject, values: Content): Content {
  return Object.fromEntries(
    Object.entries(schema.shape).map(([column, rule]) => {
      // Valid values are stored as the schema parses them, because a scheduled draft is published without the form.
      const { data = values[column] } = safeParse(rule, values[column]);
      return [column, data ?? null];
    }),
  );
}
