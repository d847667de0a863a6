import type { Tables } from '@vitrina/shared/database.types.ts';
import { publicApi } from './publicApi.ts';
import { type ReadResult, readAllRows } from './readAllRows.ts';

export type FaqRow = Pick<Tables<'faqs'>, 'id' | 'question' | 'answer' | 'order_index'>;

export function fetchFaqs(): Promise<ReadResult<FaqRow>> {
  return readAllRows((first, last) =>
    publicApi()
      .from('faqs')
      .select('id, question, answer, order_index', { count: 'exact' })
      .order('order_index')
      .order('id')
      .range(first, last),
  );
}
