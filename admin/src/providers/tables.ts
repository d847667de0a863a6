import { supabaseDataProvider } from 'ra-supabase-core';
import { byResource } from './resourceTables.ts';
import { environment, supabase } from './supabase.ts';

export const tables = byResource(
  supabaseDataProvider({
    instanceUrl: environment.supabaseUrl,
    apiKey: environment.publishableKey,
    supabaseClient: supabase,
  }),
);
