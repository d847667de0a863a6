/** What an infinite query shows. */
export interface Shown {
  data?: { pages: unknown[] } | undefined;
  hasNextPage: boolean;
  isError: boolean;
}

/** Of an infinite query. */
export type FetchNextPage = (options: { cancelRefetch: boolean }) => Promise<Shown>;

/**
 * Fetches the next page of an infinite query. While news make the query read its pages again, before or meanwhile, the page
 * has to wait: it follows then.
 */
export async function showMore({ data }: Shown, fetchNextPage: FetchNextPage): Promise<void> {
  // The news would be lost if their reading were cancelled.
  const fetchNext = () => fetchNextPage({ cancelRefetch: false });
  let now = await fetchNext();
  while (!now.isError && now.hasNextPage && now.data?.pages.length === data?.pages.length)
    now = await fetchNext();
}
