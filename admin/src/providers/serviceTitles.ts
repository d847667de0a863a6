import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ServiceTitles } from '@vitrina/shared/text.ts';
import { answerOf } from './answerOf.ts';
import { FRESH_FOR_MS } from './queryClient.ts';
import { supabase } from './supabase.ts';

/** A hint invalidates them sooner. */
export const serviceTitlesQuery = queryOptions({
  queryKey: ['services', 'titles'],
  queryFn: async (): Promise<ServiceTitles> => {
    const services = await answerOf(supabase.from('services').select('id, title'));
    return Object.fromEntries(services.map(({ id, title }) => [id, title]));
  },
  staleTime: FRESH_FOR_MS,
});

/** The titles that the site shows; ids are shown instead if they cannot be read. */
export const useServiceTitles = (): ServiceTitles =>
  useQuery({ ...serviceTitlesQuery, placeholderData: ON_THE_WAY }).data ?? {};

/** Each loading title takes up one line, so that nothing moves when they arrive. */
const ON_THE_WAY = { websites: '\u00a0', copywriting: '\u00a0', advertising: '\u00a0', templates: '\u00a0' };
