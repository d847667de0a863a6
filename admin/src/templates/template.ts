import type { Database } from '@vitrina/shared/database.types.ts';
import type { ContentKind } from '../content/ContentKind.ts';
import { text } from './text.ts';

export type Template = Database['public']['Tables']['templates']['Row'];

export const templateKind: ContentKind<Template> = {
  resource: 'templates',
  nameOf: ({ name }) => name,
  pictureOf: ({ image_url }) => image_url,
  bucket: 'project-images',
  text: text.content,
};
