import { queryOptions } from '@tanstack/react-query';
import { answerOf } from './answerOf.ts';
import { FRESH_FOR_MS } from './queryClient.ts';
import { supabase } from './supabase.ts';

/** The titles of the articles on the site, by number. */
export type ArticleTitles = Readonly<Record<string, string>>;

/** A hint invalidates them sooner. */
export const articleTitlesQuery = queryOptions({
  queryKey: ['posts', 'titles'],
  queryFn: async (): Promise<ArticleTitles> => {
    const articles = await answerOf(supabase.from('posts').select('id, title'));
    return Object.fromEntries(articles.map(({ id, title }) => [id, title]));
  },
  staleTime: FRESH_FOR_MS,
});
