import { supabaseDataProvider, supabaseHttpClient } from 'ra-supabase';
import { byResource } from './resourceTables.ts';
import { environment, supabase } from './supabase.ts';

/** ra-supabase asks past the client's own `fetch`, and would wait for ever. */
const TIMEOUT_MS = 20_000;

const ask = supabaseHttpClient({ apiKey: environment.publishableKey, supabaseClient: supabase });

export const tables = byResource(
  supabaseDataProvider({
    instanceUrl: environment.supabaseUrl,
    apiKey: environment.publishableKey,
    supabaseClient: supabase,
    httpClient: (url: string, options?: object) =>
      ask(url, { ...options, signal: AbortSignal.timeout(TIMEOUT_MS) }),
  }),
);
