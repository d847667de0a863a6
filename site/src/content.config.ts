import { defineCollection } from 'astro:content';
import { pictureColumns } from '@vitrina/shared/contentTables.ts';
import { z } from 'astro/zod';
import { picturesOfArticle } from './components/blog/picturesOfArticle.ts';
import { writtenCollections } from './content/collections.ts';
import { contentVersion } from './data/contentVersion.ts';
import { type FaqRow, fetchFaqs } from './data/faqs.ts';
import { fetchGalleryImages, type GalleryImage } from './data/galleryImages.ts';
import { postSchema } from './data/postSchema.ts';
import { fetchPosts } from './data/posts.ts';
import { fetchProjects, type Project } from './data/projects.ts';
import { rowLoader } from './data/rowLoader.ts';
import { fetchActiveTemplates, type Template } from './data/templates.ts';
import { fetchTestimonials, type Testimonial } from './data/testimonials.ts';

/** An address that is safe to link to: on this site, or http(s). */
const address = z
  .string()
  .regex(/^(https?:\/\/|\/(?!\/))/, 'neither an http(s) address nor a path of this site');

const templates = defineCollection({
  loader: rowLoader({
    name: 'templates',
    fetchRows: fetchActiveTemplates,
    pictureColumn: pictureColumns.templates,
  }),
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
  loader: rowLoader({ name: 'projects', fetchRows: fetchProjects, pictureColumn: pictureColumns.projects }),
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
  loader: rowLoader({
    name: 'gallery images',
    fetchRows: fetchGalleryImages,
    pictureColumn: pictureColumns.ai_gallery_images,
  }),
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

/** An article's address is its number. */
const posts = defineCollection({
  loader: rowLoader({
    name: 'articles',
    fetchRows: fetchPosts,
    pictureColumn: pictureColumns.posts,
    morePictures: ({ body }) => picturesOfArticle(body),
  }),
  schema: postSchema,
});

/** Questions about having a site made. An answer may name a price by its id: "{edit-page}". */
const faqs = defineCollection({
  loader: rowLoader({ name: 'questions', fetchRows: fetchFaqs }),
  schema: z.object({
    id: z.string(),
    question: z.string(),
    answer: z.string(),
    order_index: z.number(),
  }) satisfies z.ZodType<FaqRow>,
});

const testimonials = defineCollection({
  loader: rowLoader({ name: 'reviews', fetchRows: fetchTestimonials }),
  schema: z.object({
    id: z.string(),
    name: z.string(),
    company: z.string().nullable(),
    quote: z.string(),
    rating: z.number(),
    is_sample: z.boolean(),
    order_index: z.number(),
  }) satisfies z.ZodType<Testimonial>,
});

/** One entry, `shown`: the version of all that is read from the database. */
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
  faqs,
  testimonials,
};
