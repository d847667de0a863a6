/** What an infinite query shows. */
export interface Shown {
  data?: { pages: unknown[] } | undefined;
  hasNextPage: boolean;
  isError: boolean;
}

/**
 * Fetches the next page of an infinite query. Where news make the query read its pages again meanwhile, that cancels the
 * fetch, which then follows.
 */
export async function showMore({ data }: Shown, fetchNextPage: () => Promise<Shown>): Promise<void> {
  let now = await fetchNextPage();
  while (!now.isError && now.hasNextPage && now.data?.pages.length === data?.pages.length)
    now = await fetchNextPage();
}
