import type { Database } from '@vitrina/shared/database.types.ts';
import type { ContentKind } from '../content/ContentKind.ts';
import { text } from './text.ts';

export type GalleryImage = Database['public']['Tables']['ai_gallery_images']['Row'];

export const galleryKind: ContentKind<GalleryImage> = {
  resource: 'ai-gallery',
  nameOf: ({ title }) => title,
  pictureOf: ({ image_url }) => image_url,
  bucket: 'ai-gallery-images',
  text: text.content,
};
