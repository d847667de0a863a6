import { readEnvironment } from '@vitrina/shared/environment.ts';
import { createSupabaseClient } from '@vitrina/shared/supabaseClient.ts';

export const environment = readEnvironment(import.meta.env);

/** The one connection to the backend. Only `api/` knows it. */
export const supabase = createSupabaseClient(environment);
