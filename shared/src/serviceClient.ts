import { createClient } from '@supabase/supabase-js';
import type { Database } from './database.types.ts';
import type { Supabase } from './supabaseClient.ts';

/**
 * The client for trusted code (scripts, edge functions, tests): the secret key bypasses every policy, so never use it
 * in a browser.
 */
export function createServiceClient(supabaseUrl: string, secretKey: string): Supabase {
  return createClient<Database>(supabaseUrl, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
}
