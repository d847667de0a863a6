import { answerOf } from './answerOf.ts';
import { supabase } from './supabase.ts';

/** The number of inquiries for one label of a measure. */
export interface OverviewRow {
  measure: string;
  label: string;
  inquiries: number;
}

export const readOverview = (): Promise<OverviewRow[]> => answerOf(supabase.rpc('inquiry_overview'));
