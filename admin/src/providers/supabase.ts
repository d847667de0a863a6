import { readEnvironment } from '@vitrina/shared/environment.ts';
import { createSupabaseClient } from '@vitrina/shared/supabaseClient.ts';

export const environment = readEnvironment(import.meta.env);

/** The console's only Supabase client, used by providers and never by screens. */
export const supabase = createSupabaseClient(environment);
