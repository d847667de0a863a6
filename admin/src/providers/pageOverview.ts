import { queryOptions } from '@tanstack/react-query';
import { answerOf } from './answerOf.ts';
import { supabase } from './supabase.ts';

/** See `page_overview` in SQL. */
export type Measure = 'page' | 'source' | 'stage' | 'read' | 'visit';

export interface Figure {
  measure: Measure;
  label: string;
  total: number;
}

/** The figures of the last `days` days. */
export const pageOverviewQuery = (days: number) =>
  queryOptions({
    queryKey: ['insights', days],
    queryFn: async () => (await answerOf(supabase.rpc('page_overview', { days }))) as Figure[],
  });
