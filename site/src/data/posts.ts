import type { Tables } from '@vitrina/shared/database.types.ts';
import { publicApi } from './publicApi.ts';
import { type ReadResult, readAllRows } from './readAllRows.ts';

export type Post = Omit<Tables<'posts'>, 'slug'>;

export function fetchPosts(): Promise<ReadResult<Post>> {
  return readAllRows((first, last) =>
    publicApi()
      .from('posts')
      .select(
        'id, title, summary, body, author, published_on, tags, cover, cover_alt, service, aside_title, aside_text, updated_at',
        { count: 'exact' },
      )
      .order('id')
      .range(first, last),
  );
}
