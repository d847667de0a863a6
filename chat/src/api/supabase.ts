import { readEnvironment } from '@vitrina/shared/environment.ts';
import { createSupabaseClient } from '@vitrina/shared/supabaseClient.ts';

export const environment = readEnvironment(import.meta.env);

/** Only `api/` uses this client. */
export const supabase = createSupabaseClient(environment);
