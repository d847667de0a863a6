import * as z from 'zod/mini';
import { type ColumnsOf, optionalPicture, orderIndex, requiredLink, requiredText } from './fields.ts';
import { text } from './text.ts';

/** Only active templates are public. */
export const templateStatuses = ['active', 'inactive'] as const;

/** The form of a ready-made template. The database has the same rules. */
export const templateSchema = z.object({
  name: requiredText(text.template.nameMissing, 120),
  description: requiredText(text.template.descriptionMissing, 2000),
  demo_url: requiredLink(text.template.demoMissing, text.template.demoInvalid),
  image_url: optionalPicture(text.imageLinkInvalid),
  order_index: orderIndex(text.negativePlace),
  status: z.enum(templateStatuses),
} satisfies ColumnsOf<'templates'>);
