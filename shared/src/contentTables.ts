import type { Database } from './database.types.ts';

type Tables = Database['public']['Tables'];

/** The tables that the public pages show, each with the column that holds the address of a row's picture. */
export const pictureColumns = {
  templates: 'image_url',
  projects: 'image',
  ai_gallery_images: 'image_url',
} as const satisfies { [Table in keyof Tables]?: keyof Tables[Table]['Row'] };

export type ContentTable = keyof typeof pictureColumns;

export const contentTables = Object.keys(pictureColumns) as ContentTable[];
