import { type Result, success } from '@vitrina/shared/result.ts';
import type { StudioFacts } from '@vitrina/shared/studioFacts.ts';
import { type Failure, resultOf } from './failure.ts';
import { supabase } from './supabase.ts';

/** The studio's facts; null if it has entered none. */
export async function fetchStudioFacts(): Promise<Result<StudioFacts | null, Failure>> {
  const facts = await resultOf(supabase.from('studio_facts').select().maybeSingle());
  // The checks of the table guarantee the content of its jsonb columns.
  return facts.ok ? success(facts.value as unknown as StudioFacts | null) : facts;
}
