import * as z from 'zod/mini';
import { type ColumnsOf, day, requiredText } from './fields.ts';
import { text } from './text.ts';

/** The next step with a person, and its day. The database has the same rules. */
export const stepSchema = z.object({
  next_step: requiredText(text.step.whatMissing, 200),
  next_step_on: day,
} satisfies Partial<ColumnsOf<'people'>>);
