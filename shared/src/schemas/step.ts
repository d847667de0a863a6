import * as z from 'zod/mini';
import { type ColumnsOf, requiredText } from './fields.ts';
import { text } from './text.ts';

/** The next step with a person, and its day. The database has the same rules. */
export const stepSchema = z.object({
  next_step: requiredText(text.step.whatMissing, 200),
  next_step_on: z.string(text.step.dayMissing).check(z.regex(/^\d{4}-\d{2}-\d{2}$/, text.step.dayMissing)),
} satisfies Partial<ColumnsOf<'people'>>);
