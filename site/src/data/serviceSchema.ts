import type { SchemaContext } from 'astro:content';
import { FEATURES, FEWEST_FAQS, GALLERY_PICTURES, MOST_FAQS } from '@vitrina/shared/schemas/service.ts';
import { z } from 'astro/zod';
import type { ServiceRow } from './fetchRows.ts';

const text = z.string().trim().min(1);

/** A row as rowLoader.ts passes it on. The database's rules are stricter, so that no row can make a build fail. */
export const serviceSchema = ({ image }: Pick<SchemaContext, 'image'>) =>
  z.object({
    picture: image().nullable(),
    pictures: z.record(z.string(), image()),
    id: z.string(),
    title: text,
    sign: text,
    summary: text,
    description: text,
    long_description: text,
    display: text,
    display_alt: text,
    display_address: text.nullable(),
    features: z.array(text).length(FEATURES),
    gallery_title: text,
    gallery: z.array(z.object({ picture: text, alt: text, caption: text })).length(GALLERY_PICTURES),
    faqs: z
      .array(z.object({ question: text, answer: text }))
      .min(FEWEST_FAQS)
      .max(MOST_FAQS),
    closing_title: text,
    closing_text: text,
  }) satisfies z.ZodType<ServiceRow>;
