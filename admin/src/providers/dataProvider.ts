import type { DataProvider } from 'ra-core';
import { createOnce } from './createOnce.ts';
import { findPage, isInbox } from './inboxReads.ts';
import { reorder } from './reorder.ts';

/** Fetched with the first request: it brings 20 KB that the first list, read by a call of its own, does without. */
const loadTables = () => import('./tables.ts');

const METHODS = [
  'getList',
  'getOne',
  'getMany',
  'getManyReference',
  'create',
  'update',
  'updateMany',
  'delete',
  'deleteMany',
] as const;

const tables = Object.fromEntries(
  METHODS.map((method) => [
    method,
    async (...request: unknown[]) => {
      const { tables } = await loadTables();
      return (tables[method] as (...request: unknown[]) => unknown)(...request);
    },
  ]),
) as unknown as Pick<DataProvider, (typeof METHODS)[number]>;

export interface ConsoleDataProvider extends DataProvider {
  reorder: typeof reorder;
}

export const dataProvider: ConsoleDataProvider = {
  ...tables,
  reorder,
  // The generic parameter is the caller's promise about the row.
  create: async (resource, params) => (await createOnce(tables, resource, params)) as never,
  getList: async (resource, params) =>
    // The generic parameter is the caller's promise about the rows.
    isInbox(resource) ? ((await findPage(resource, params)) as never) : tables.getList(resource, params),
};
