import { PostgrestClient } from '@supabase/postgrest-js';
import type { Database } from '@vitrina/shared/database.types.ts';
import { readEnvironment } from '@vitrina/shared/environment.ts';

const TIMEOUT_MS = 20_000;

let api: PostgrestClient<Database> | undefined;

/**
 * The API with the rights of an anonymous visitor. Created on the first call, because if content.config.ts threw while
 * loading, Astro would continue without any content.
 */
export function publicApi(): PostgrestClient<Database> {
  api ??= connect();
  return api;
}

function connect() {
  const { supabaseUrl, publishableKey } = readEnvironment(import.meta.env);
  return new PostgrestClient<Database>(`${supabaseUrl}/rest/v1`, {
    headers: { apikey: publishableKey },
    timeout: TIMEOUT_MS,
    // A build may wait; a visitor is told, and offered another try.
    retry: import.meta.env.SSR,
  });
}
