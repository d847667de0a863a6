import { type ContentTable, orderedTables } from '@vitrina/shared/contentTables.ts';
import type { Tables } from '@vitrina/shared/database.types.ts';
import { publicApi } from './publicApi.ts';
import { type ReadResult, readAllRows } from './readAllRows.ts';

/** A row without the columns that only the database and the console use. */
export type Row<Table extends ContentTable> = Omit<
  Tables<Table>,
  'slug' | 'status' | 'request_id' | 'created_at' | 'updated_at'
>;

export type Template = Row<'templates'>;
export type Project = Row<'projects'>;
export type GalleryImage = Row<'ai_gallery_images'>;
export type Testimonial = Row<'testimonials'>;
export type Post = Row<'posts'> & Pick<Tables<'posts'>, 'updated_at'>;

/** The generated types do not know the shapes inside JSON columns, which the database checks. */
export interface ServiceRow extends Omit<Row<'services'>, 'gallery' | 'faqs'> {
  gallery: { picture: string; alt: string; caption: string }[];
  faqs: { question: string; answer: string }[];
}

/** All rows of a table that visitors may read (of templates the active ones), in the order that the studio gave them. */
export function fetchRows<Table extends ContentTable>(table: Table): Promise<ReadResult<Tables<Table>>> {
  return readAllRows((first, last) => {
    const rows = publicApi().from(table).select('*', { count: 'exact' });
    if (orderedTables.some((ordered) => ordered === table)) rows.order('order_index');
    return rows.order('id').range(first, last).overrideTypes<Tables<Table>[], { merge: false }>();
  });
}
