import { PostgrestClient } from '@supabase/postgrest-js';
import type { Database } from '@vitrina/shared/database.types.ts';
import { readEnvironment } from '@vitrina/shared/environment.ts';

/** How long a visitor waits for an answer before a request counts as lost. */
const TIMEOUT_MS = 20_000;

let api: PostgrestClient<Database> | undefined;

/**
 * The part of the API that every visitor may use, with the publishable key.
 * Made at the first call: content.config.ts must load without it, because Astro goes on without
 * any content when that file throws.
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
  });
}
