import type { Tables } from '@vitrina/shared/database.types.ts';
import { publicApi } from './publicApi.ts';
import { type ReadResult, readAllRows } from './readAllRows.ts';

export type Project = Pick<
  Tables<'projects'>,
  'id' | 'title' | 'description' | 'image' | 'url' | 'order_index'
>;

export function fetchProjects(): Promise<ReadResult<Project>> {
  return readAllRows((first, last) =>
    publicApi()
      .from('projects')
      .select('id, title, description, image, url, order_index', { count: 'exact' })
      .order('order_index')
      .order('id')
      .range(first, last),
  );
}
