import type { Tables } from '@vitrina/shared/database.types.ts';
import { publicApi } from './publicApi.ts';
import { type ReadResult, readAllRows } from './readAllRows.ts';

export type Testimonial = Pick<
  Tables<'testimonials'>,
  'id' | 'name' | 'company' | 'quote' | 'rating' | 'is_sample' | 'order_index'
>;

export function fetchTestimonials(): Promise<ReadResult<Testimonial>> {
  return readAllRows((first, last) =>
    publicApi()
      .from('testimonials')
      .select('id, name, company, quote, rating, is_sample, order_index', { count: 'exact' })
      .order('order_index')
      .order('id')
      .range(first, last),
  );
}
