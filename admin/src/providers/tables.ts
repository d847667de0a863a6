import { supabaseDataProvider } from 'ra-supabase-core';
import { byResource } from './resourceTables.ts';
import { environment, supabase } from './supabase.ts';

/** The tables as react-admin reads and writes them. */
export const tables = byResource(
  supabaseDataProvider({
    instanceUrl: environment.supabaseUrl,
    apiKey: environment.publishableKey,
    supabaseClient: supabase,
  }),
);
