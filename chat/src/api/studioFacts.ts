import type { StudioFacts } from '@vitrina/shared/studioFacts.ts';
import { supabase } from './supabase.ts';

/** What the studio says of itself; undefined while it has said nothing, and without an answer. */
export async function fetchStudioFacts(): Promise<StudioFacts | undefined> {
  const { data } = await supabase.from('studio_facts').select().maybeSingle();
  // The table's own checks say what its columns of jsonb hold.
  return (data as unknown as StudioFacts | null) ?? undefined;
}
