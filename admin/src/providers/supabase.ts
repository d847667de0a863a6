import { readEnvironment } from '@vitrina/shared/environment.ts';
import { createSupabaseClient } from '@vitrina/shared/supabaseClient.ts';

export const environment = readEnvironment(import.meta.env);

/** The one client of the console: providers use it, screens never do. */
export const supabase = createSupabaseClient(environment);
