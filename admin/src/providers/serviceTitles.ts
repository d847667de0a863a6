import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ServiceTitles } from '@vitrina/shared/text.ts';
import { answerOf } from './answerOf.ts';
import { FRESH_FOR_MS } from './queryClient.ts';
import { supabase } from './supabase.ts';

/** A hint makes them stale sooner. */
export const serviceTitlesQuery = queryOptions({
  queryKey: ['services', 'titles'],
  queryFn: async (): Promise<ServiceTitles> => {
    const services = await answerOf(supabase.from('services').select('id, title'));
    return Object.fromEntries(services.map(({ id, title }) => [id, title]));
  },
  staleTime: FRESH_FOR_MS,
});

/** As they are on the site; without an answer the ids stand in their place. */
export const useServiceTitles = (): ServiceTitles =>
  useQuery({ ...serviceTitlesQuery, placeholderData: ON_THE_WAY }).data ?? {};

/** They are kept a line free, so that nothing moves when they come. */
const ON_THE_WAY = { websites: '\u00a0', copywriting: '\u00a0', advertising: '\u00a0', templates: '\u00a0' };
