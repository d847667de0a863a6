import * as z from 'zod/mini';
import { faqSchema } from './faq.ts';
import { type ColumnsOf, optionalLine, requiredLine, requiredPicture } from './fields.ts';
import { text } from './text.ts';

/** The number of features and pictures on the page of a service. */
export const FEATURES = 10;
export const GALLERY_PICTURES = 3;

/** The number of questions. */
export const FEWEST_FAQS = 3;
export const MOST_FAQS = 8;

const { service } = text;
const picture = requiredPicture(service.pictureMissing, service.pictureMissing);
const alt = requiredLine(service.pictureUndescribed, 300);

/** The form of a service. The database has the same rules. */
export const serviceSchema = z.object({
  title: requiredLine(service.titleMissing, 120),
  sign: requiredLine(service.signMissing, 24),
  summary: requiredLine(service.summaryMissing, 300),
  description: requiredLine(service.textMissing, 400),
  long_description: requiredLine(service.textMissing, 1500),
  display: picture,
  display_alt: alt,
  display_address: optionalLine(60),
  features: z.array(requiredLine(service.featureMissing, 120)).check(z.length(FEATURES)),
  gallery_title: requiredLine(service.titleMissing, 120),
  gallery: z
    .array(z.object({ alt, caption: requiredLine(service.captionMissing, 120), picture }))
    .check(z.length(GALLERY_PICTURES)),
  faqs: z
    .array(faqSchema)
    .check(z.minLength(FEWEST_FAQS, service.fewFaqs), z.maxLength(MOST_FAQS, service.manyFaqs)),
  closing_title: requiredLine(service.titleMissing, 120),
  closing_text: requiredLine(service.textMissing, 400),
} satisfies Omit<ColumnsOf<'services'>, 'id' | 'updated_at'>);
