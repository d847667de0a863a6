import type { Database } from './database.types.ts';

type Tables = Database['public']['Tables'];

/** The tables whose rows the public pages show. */
export const contentTables = [
  'templates',
  'projects',
  'ai_gallery_images',
  'posts',
  'services',
  'prices',
  'packages',
  'faqs',
  'testimonials',
  'studio_facts',
] as const satisfies (keyof Tables)[];

export type ContentTable = (typeof contentTables)[number];

/** The tables whose rows the studio puts in order by hand: those of the pages, and its ready-made replies. */
export const orderedTables = [
  'templates',
  'projects',
  'ai_gallery_images',
  'prices',
  'faqs',
  'testimonials',
  'canned_replies',
] as const satisfies (keyof Tables)[];

/** The column with a row's picture. */
export const pictureColumns = {
  templates: 'image_url',
  projects: 'image',
  ai_gallery_images: 'image_url',
  posts: 'cover',
  services: 'display',
} as const satisfies { [Table in ContentTable]?: keyof Tables[Table]['Row'] };
