import type { Database } from './database.types.ts';

type Tables = Database['public']['Tables'];

/** The columns that hold the address of a row's picture, by the tables that the public pages show. */
export const pictureColumns = {
  templates: 'image_url',
  projects: 'image',
  ai_gallery_images: 'image_url',
} as const satisfies { [Table in keyof Tables]?: keyof Tables[Table]['Row'] };

const wordsAlone = ['faqs', 'testimonials'] as const satisfies (keyof Tables)[];

export type ContentTable = keyof typeof pictureColumns | (typeof wordsAlone)[number];

/** The tables that the public pages show. */
export const contentTables = [...Object.keys(pictureColumns), ...wordsAlone] as ContentTable[];
