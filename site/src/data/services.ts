import type { Tables } from '@vitrina/shared/database.types.ts';
import { publicApi } from './publicApi.ts';
import { type ReadResult, readAllRows } from './readAllRows.ts';

/** The types that are generated know nothing of the shapes in JSON, which the database checks. */
export interface ServiceRow extends Omit<Tables<'services'>, 'updated_at' | 'gallery' | 'faqs'> {
  gallery: { picture: string; alt: string; caption: string }[];
  faqs: { question: string; answer: string }[];
}

export function fetchServices(): Promise<ReadResult<ServiceRow>> {
  return readAllRows((first, last) =>
    publicApi()
      .from('services')
      .select(
        'id, title, sign, summary, description, long_description, display, display_alt, display_address, features, gallery_title, gallery, faqs, closing_title, closing_text',
        { count: 'exact' },
      )
      .order('id')
      .range(first, last)
      .overrideTypes<ServiceRow[], { merge: false }>(),
  );
}
