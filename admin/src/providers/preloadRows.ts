import type { ListParams } from 'ra-core';
import { isKnownAdmin } from './access.ts';
import { findPage, type InboxFilter } from './inboxReads.ts';
import { queryClient } from './queryClient.ts';
import { store } from './store.ts';

export const NEWEST_FIRST = { field: 'created_at', order: 'DESC' } as const;

export const PER_PAGE = 10;

/** As long as a slow phone may need from reading the rows to rendering the list. */
export const PRELOADED_FOR_MS = 5000;

/**
 * Reads the page that a list will show before React renders, under the key of react-admin's `useGetList`; only where an
 * admin has been, so that for others no request goes out. What fails here is asked for again, and reported, by the list.
 */
export function preloadRows(resource: string, names: InboxFilter['names']): void {
  // The address may ask for other rows.
  if (!isKnownAdmin() || window.location.search !== '') return;
  const kept = store.getItem<Partial<ListParams>>(`${resource}.listParams`) ?? {};
  const params = {
    pagination: { page: kept.page ?? 1, perPage: kept.perPage ?? PER_PAGE },
    sort: { field: kept.sort ?? NEWEST_FIRST.field, order: kept.order ?? NEWEST_FIRST.order },
    filter: { ...kept.filter, names },
  };
  void queryClient.prefetchQuery({
    queryKey: [resource, 'getList', { ...params, meta: undefined }],
    queryFn: () => findPage(resource, params),
    retry: false,
  });
}
