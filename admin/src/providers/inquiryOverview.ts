import { answerOf } from './answerOf.ts';
import { supabase } from './supabase.ts';

/** A label and its number, of one of the things that are measured. */
export interface OverviewRow {
  measure: string;
  label: string;
  inquiries: number;
}

export const readOverview = (): Promise<OverviewRow[]> => answerOf(supabase.rpc('inquiry_overview'));
