import { type DataProvider, type GetListParams, withLifecycleCallbacks } from 'ra-core';
import { supabaseDataProvider } from 'ra-supabase-core';
import { inquirySearch } from '../inquiries/inquirySearch.ts';
import { reorder } from './reorder.ts';
import { byResource } from './resourceTables.ts';
import { environment, supabase } from './supabase.ts';

const tables = withLifecycleCallbacks(
  byResource(
    supabaseDataProvider({
      instanceUrl: environment.supabaseUrl,
      apiKey: environment.publishableKey,
      supabaseClient: supabase,
    }),
  ),
  [{ resource: 'vitrina_inquiries', beforeGetList: async (params) => inStableOrder(withSearch(params)) }],
);

export const dataProvider: ConsoleDataProvider = { ...tables, reorder };

export interface ConsoleDataProvider extends DataProvider {
  reorder: typeof reorder;
}

/** What the search box holds, as a condition for the database. */
function withSearch(params: GetListParams): GetListParams {
  const { q = '', ...filter } = params.filter ?? {};
  return { ...params, filter: { ...filter, ...inquirySearch(q) } };
}

/** Rows with the same value keep one order, so that turning a page neither repeats nor skips any. */
function inStableOrder(params: GetListParams): GetListParams {
  if (!params.sort || params.sort.field === 'id') return params;
  const { field, order } = params.sort;
  return { ...params, sort: { field: `${field}.${order.toLowerCase()},id`, order } };
}
