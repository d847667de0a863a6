import type { Tables } from '@vitrina/shared/database.types.ts';
import { publicApi } from './publicApi.ts';
import { type ReadResult, readAllRows } from './readAllRows.ts';

export type Template = Pick<
  Tables<'templates'>,
  'id' | 'name' | 'description' | 'image_url' | 'demo_url' | 'order_index'
>;

export function fetchActiveTemplates(): Promise<ReadResult<Template>> {
  return readAllRows((first, last) =>
    publicApi()
      .from('templates')
      .select('id, name, description, image_url, demo_url, order_index', { count: 'exact' })
      .eq('status', 'active')
      .order('order_index')
      .order('id')
      .range(first, last),
  );
}
