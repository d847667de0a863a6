import { queryOptions } from '@tanstack/react-query';
import { MAX_ROWS } from '@vitrina/shared/pageSizes.ts';
import { answerOf } from './answerOf.ts';
import { FRESH_FOR_MS } from './queryClient.ts';
import { supabase } from './supabase.ts';

/** The titles of the articles on the site, by number. */
export type ArticleTitles = Readonly<Record<string, string>>;

/** A hint invalidates them sooner. */
export const articleTitlesQuery = queryOptions({
  queryKey: ['posts', 'titles'],
  queryFn: async (): Promise<ArticleTitles> => {
    const titles: Record<string, string> = {};
    for (let from = 0; ; from += MAX_ROWS) {
      const page = await answerOf(
        supabase
          .from('posts')
          .select('id, title')
          .order('id')
          .range(from, from + MAX_ROWS - 1),
      );
      for (const { id, title } of page) titles[id] = title;
      if (page.length < MAX_ROWS) return titles;
    }
  },
  staleTime: FRESH_FOR_MS,
});
