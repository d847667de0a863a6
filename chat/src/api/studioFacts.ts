import type { StudioFacts } from '@vitrina/shared/studioFacts.ts';
import { supabase } from './supabase.ts';

/** The studio's facts; undefined if it has entered none or there is no answer. */
export async function fetchStudioFacts(): Promise<StudioFacts | undefined> {
  const { data } = await supabase.from('studio_facts').select().maybeSingle();
  // The checks of the table guarantee the content of its jsonb columns.
  return (data as unknown as StudioFacts | null) ?? undefined;
}
