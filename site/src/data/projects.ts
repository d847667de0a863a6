import type { Tables } from '@vitrina/shared/database.types.ts';
import { publicApi } from './publicApi.ts';
import { type ReadResult, readAllRows } from './readAllRows.ts';

/** A project of the studio as visitors see it. */
export type Project = Pick<
  Tables<'projects'>,
  'id' | 'title' | 'description' | 'image' | 'url' | 'order_index'
>;

/** All projects, in the order the studio gave them. */
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
