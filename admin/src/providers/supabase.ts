import { readEnvironment } from '@vitrina/shared/environment.ts';
import { createSupabaseClient } from '@vitrina/shared/supabaseClient.ts';

export const environment = readEnvironment(import.meta.env);

/** The console's only client. Providers use it, screens never do. */
export const supabase = createSupabaseClient(environment);
