import * as z from 'zod/mini';
import { type ColumnsOf, optionalLine, requiredLine } from './fields.ts';
import { text } from './text.ts';

/** The form of a testimonial. The database has the same rules. */
export const testimonialSchema = z.object({
  name: requiredLine(text.testimonial.nameMissing, 100),
  company: optionalLine(100),
  quote: requiredLine(text.testimonial.quoteMissing, 600),
  rating: z.int(text.testimonial.ratingMissing).check(z.gte(1), z.lte(5)),
  is_sample: z._default(z.boolean(), false),
} satisfies Partial<ColumnsOf<'testimonials'>>);
