import { createClient } from '@supabase/supabase-js';
import type { Database } from './database.types.ts';
import type { Supabase } from './supabaseClient.ts';

/** The client of trusted code (scripts, edge functions, tests): the secret key passes every policy, so never in a browser. */
export function createServiceClient(supabaseUrl: string, secretKey: string): Supabase {
  return createClient<Database>(supabaseUrl, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
}
