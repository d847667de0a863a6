import { tableOf } from '@vitrina/shared/adminPages.ts';
import type { DataProvider } from 'ra-core';
import { supabaseDataProvider, supabaseHttpClient } from 'ra-supabase';
import { environment, supabase } from './supabase.ts';

/** ra-supabase does not use the client's own `fetch` with its time limit, and would wait for ever. */
const TIMEOUT_MS = 20_000;

const ask = supabaseHttpClient({ apiKey: environment.publishableKey, supabaseClient: supabase });

const provider: DataProvider = supabaseDataProvider({
  instanceUrl: environment.supabaseUrl,
  apiKey: environment.publishableKey,
  supabaseClient: supabase,
  httpClient: (url: string, options?: object) =>
    ask(url, { ...options, signal: AbortSignal.timeout(TIMEOUT_MS) }),
});

/** ra-supabase's provider, called with the names of resources instead of tables. */
export const tables: DataProvider = new Proxy(provider, {
  get: (target, method: string) => {
    const call: unknown = target[method];
    if (typeof call !== 'function') return call;
    return (resource: string, ...rest: unknown[]) => call(tableOf(resource), ...rest);
  },
});
