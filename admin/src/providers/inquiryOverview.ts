import { supabase } from './supabase.ts';

/** A label and its number, of one of the things that are measured. */
export interface OverviewRow {
  measure: string;
  label: string;
  inquiries: number;
}

/** @throws when it cannot be read. */
export async function readOverview(): Promise<OverviewRow[]> {
  const { data, error } = await supabase.rpc('inquiry_overview');
  if (error) throw error;
  return data;
}
