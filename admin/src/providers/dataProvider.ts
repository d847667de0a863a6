import type { DataProvider, RaRecord } from 'ra-core';
import { supabaseDataProvider } from 'ra-supabase-core';
import { createOnce } from './createOnce.ts';
import { findPage, isInbox } from './inboxReads.ts';
import { reorder } from './reorder.ts';
import { byResource, pictureColumnOf } from './resourceTables.ts';
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

/** ra-supabase's provider; ours are how a row is added once, how an inbox is searched, and the order of rows. */
export const dataProvider: ConsoleDataProvider = {
  ...tables,
  reorder,
  // The generic parameter is the caller's promise about the row.
  create: async (resource, params) => (await createOnce(tables, resource, params)) as never,
  update: async (resource, params) => {
    const updated = await tables.update(resource, params);
    void sweepPicture(resource, params.previousData, updated.data);
    return updated as never;
  },
  delete: async (resource, params) => {
    const deleted = await tables.delete(resource, params);
    void sweepPicture(resource, params.previousData);
    return deleted as never;
  },
  getList: async (resource, params) =>
    isInbox(resource) ? ((await findPage(resource, params)) as never) : tables.getList(resource, params),
};

/** Deletes the file of a picture that its row does not show any more. */
async function sweepPicture(resource: string, before: Partial<RaRecord> = {}, after: Partial<RaRecord> = {}) {
  const column = pictureColumnOf(resource);
  if (!column || before[column] === after[column]) return;
  const { removePicture } = await import('./pictures.ts');
  await removePicture(before[column]);
}
