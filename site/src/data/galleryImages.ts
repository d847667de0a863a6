import type { Tables } from '@vitrina/shared/database.types.ts';
import { publicApi } from './publicApi.ts';
import { type ReadResult, readAllRows } from './readAllRows.ts';

export type GalleryImage = Pick<
  Tables<'ai_gallery_images'>,
  'id' | 'title' | 'description' | 'alt' | 'image_url' | 'order_index'
>;

export function fetchGalleryImages(): Promise<ReadResult<GalleryImage>> {
  return readAllRows((first, last) =>
    publicApi()
      .from('ai_gallery_images')
      .select('id, title, description, alt, image_url, order_index', { count: 'exact' })
      .order('order_index')
      .order('id')
      .range(first, last),
  );
}
