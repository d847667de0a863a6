import type { DataProvider } from 'ra-core';
import { supabaseDataProvider } from 'ra-supabase-core';
import { findPage, isInbox } from './inboxReads.ts';
import { reorder } from './reorder.ts';
import { byResource } from './resourceTables.ts';
import { environment, supabase } from './supabase.ts';

const tables = byResource(
  supabaseDataProvider({
    instanceUrl: environment.supabaseUrl,
    apiKey: environment.publishableKey,
    supabaseClient: supabase,
  }),
);

export interface ConsoleDataProvider extends DataProvider {
  reorder: typeof reorder;
}

export const dataProvider: ConsoleDataProvider = {
  ...tables,
  reorder,
  getList: async (resource, params) =>
    // The rows are those of the resource that was asked for.
    isInbox(resource) ? ((await findPage(resource, params)) as never) : tables.getList(resource, params),
};
