import * as z from 'zod/mini';
import { type ColumnsOf, optionalText, orderIndex, requiredPicture, requiredText } from './fields.ts';
import { text } from './text.ts';

/** The form of a picture in the AI gallery. The database has the same rules. */
export const galleryImageSchema = z.object({
  title: requiredText(text.galleryImage.titleMissing, 200),
  description: optionalText(2000),
  alt: optionalText(300),
  image_url: requiredPicture(text.galleryImage.imageMissing, text.imageLinkInvalid),
  order_index: orderIndex(text.negativePlace),
} satisfies ColumnsOf<'ai_gallery_images'>);
