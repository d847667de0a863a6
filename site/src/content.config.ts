import { defineCollection } from 'astro:content';
import { PACKAGES } from '@vitrina/shared/packages.ts';
import { priceOfRow } from '@vitrina/shared/priceOfRow.ts';
import { PACKAGE_ROWS } from '@vitrina/shared/schemas/package.ts';
import { PRICE_GROUPS } from '@vitrina/shared/schemas/price.ts';
import type { StudioFacts } from '@vitrina/shared/studioFacts.ts';
import { z } from 'astro/zod';
import { picturesOfArticle } from './components/blog/picturesOfArticle.ts';
import { writtenCollections } from './content/collections.ts';
import { contentVersion } from './data/contentVersion.ts';
import type { GalleryImage, Project, Row, ServiceRow, Template } from './data/fetchRows.ts';
import { postSchema } from './data/postSchema.ts';
import { rowLoader } from './data/rowLoader.ts';
import { serviceSchema } from './data/serviceSchema.ts';

/** A URL that is safe to link to: a path of this site, or http(s). */
const address = z
  .string()
  .regex(/^(https?:\/\/|\/(?!\/))/i, 'neither an http(s) address nor a path of this site');

const templates = defineCollection({
  loader: rowLoader('templates'),
  schema: ({ image }) =>
    z.object({
      picture: image().nullable(),
      id: z.string(),
      name: z.string(),
      description: z.string(),
      demo_url: address,
      image_url: z.string().nullable(),
      order_index: z.number(),
    }) satisfies z.ZodType<Template>,
});

const projects = defineCollection({
  loader: rowLoader('projects'),
  schema: ({ image }) =>
    z.object({
      picture: image().nullable(),
      id: z.string(),
      title: z.string(),
      description: z.string(),
      image: z.string(),
      url: address.nullable(),
      order_index: z.number(),
    }) satisfies z.ZodType<Project>,
});

const galleryImages = defineCollection({
  loader: rowLoader('ai_gallery_images'),
  schema: ({ image }) =>
    z.object({
      picture: image().nullable(),
      id: z.string(),
      title: z.string(),
      description: z.string().nullable(),
      alt: z.string().nullable(),
      image_url: z.string(),
      order_index: z.number(),
    }) satisfies z.ZodType<GalleryImage>,
});

/** Articles. The address of one ends with its number. */
const posts = defineCollection({
  loader: rowLoader('posts', { morePictures: ({ body }) => picturesOfArticle(body) }),
  schema: postSchema,
});

const services = defineCollection({
  loader: rowLoader('services', {
    isNeeded: true,
    morePictures: ({ gallery }) => (gallery as ServiceRow['gallery']).map(({ picture }) => picture),
  }),
  schema: serviceSchema,
});

/** Frequent questions. An answer may contain the id of a price, such as "{edit-page}". */
const faqs = defineCollection({
  loader: rowLoader('faqs'),
  schema: z.object({
    id: z.string(),
    question: z.string(),
    answer: z.string(),
    order_index: z.number(),
  }) satisfies z.ZodType<Row<'faqs'>>,
});

const testimonials = defineCollection({
  loader: rowLoader('testimonials'),
  schema: z.object({
    id: z.string(),
    name: z.string(),
    company: z.string().nullable(),
    quote: z.string(),
    rating: z.number(),
    is_sample: z.boolean(),
    order_index: z.number(),
  }) satisfies z.ZodType<Row<'testimonials'>>,
});

/** All prices. `group` is the list that shows a price, `unit` what is paid for. */
const prices = defineCollection({
  loader: rowLoader('prices', { isNeeded: true }),
  schema: z
    .object({
      id: z.string(),
      price_group: z.enum(PRICE_GROUPS),
      name: z.string(),
      note: z.string().nullable(),
      unit: z.string().nullable(),
      cents: z.number(),
      cents_to: z.number().nullable(),
      currency: z.enum(['BGN', 'EUR']),
      is_from: z.boolean(),
      is_plus: z.boolean(),
      order_index: z.number(),
    } satisfies Record<keyof Row<'prices'>, z.ZodType>)
    .transform(({ price_group: group, ...row }) => ({ ...row, group, price: priceOfRow(row) })),
});

/** A cell of the package table: included, not included, or how much. */
const packageValue = z.union([z.boolean(), z.string()]);

const packages = defineCollection({
  loader: rowLoader('packages', { isNeeded: true }),
  schema: z.object({
    id: z.enum(PACKAGES),
    price: z.string(),
    audience: z.string(),
    is_recommended: z.boolean(),
    rows: z.record(z.enum(PACKAGE_ROWS), packageValue),
  } satisfies Record<keyof Row<'packages'>, z.ZodType>),
});

/** What the studio says about itself: at most one entry, `studio`. */
const studio = defineCollection({
  loader: rowLoader('studio_facts'),
  schema: z.object({
    email: z.string(),
    phones: z.array(z.string()),
    address: z.string(),
    hours: z.array(z.object({ opens: z.string(), closes: z.string() }).nullable()),
    closed_days: z.array(z.string()),
    social: z.array(z.object({ name: z.string(), url: address })),
    shows_leva: z.boolean(),
    vat: z.enum(['none', 'included', 'added']),
  }) satisfies z.ZodType<StudioFacts>,
});

/** One entry, `shown`: the version of everything that was read from the database. */
const content = defineCollection({
  loader: async () => [{ id: 'shown', version: await contentVersion() }],
  schema: z.object({ version: z.number() }),
});

export const collections = {
  ...writtenCollections,
  content,
  templates,
  projects,
  galleryImages,
  posts,
  services,
  faqs,
  testimonials,
  prices,
  packages,
  studio,
};
