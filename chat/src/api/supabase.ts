import { readEnvironment } from '@vitrina/shared/environment.ts';
import { createSupabaseClient } from '@vitrina/shared/supabaseClient.ts';

/** The one connection to the backend. Only `api/` knows it. */
export const supabase = createSupabaseClient(readEnvironment(import.meta.env));
