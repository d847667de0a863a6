import { type GetListParams, withLifecycleCallbacks } from 'ra-core';
import { supabaseDataProvider } from 'ra-supabase-core';
import { inquirySearch } from '../inquiries/inquirySearch.ts';
import { byResource } from './resourceTables.ts';
import { environment, supabase } from './supabase.ts';

export const dataProvider = withLifecycleCallbacks(
  byResource(
    supabaseDataProvider({
      instanceUrl: environment.supabaseUrl,
      apiKey: environment.publishableKey,
      supabaseClient: supabase,
    }),
  ),
  [{ resource: 'vitrina_inquiries', beforeGetList: async (params) => inStableOrder(withSearch(params)) }],
);

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
