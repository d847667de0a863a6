import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { showMore } from './showMore.ts';

test('the next page comes although news were read meanwhile', async () => {
  const queryClient = new QueryClient();
  const asked: number[] = [];
  const queryFn = vi.fn(async ({ pageParam }: { pageParam: number }) => {
    asked.push(pageParam);
    if (asked.join() === '0,1') await queryClient.invalidateQueries();
    return pageParam;
  });
  const list = new InfiniteQueryObserver(queryClient, {
    queryKey: ['list'],
    queryFn,
    initialPageParam: 0,
    getNextPageParam: (last) => (last < 3 ? last + 1 : undefined),
  });
  onTestFinished(list.subscribe(() => {}));
  await vi.waitUntil(() => list.getCurrentResult().isSuccess);
  await showMore(list.getCurrentResult(), () => list.fetchNextPage());
  expect(list.getCurrentResult().data?.pages).toEqual([0, 1]);
  expect(asked).toEqual([0, 1, 0, 1]);
});

test('a failed page is not asked for again unasked', async () => {
  const fetchNextPage = vi.fn(async () => ({ data: { pages: [1] }, hasNextPage: true, isError: true }));
  await showMore({ data: { pages: [1] }, hasNextPage: true, isError: false }, fetchNextPage);
  expect(fetchNextPage).toHaveBeenCalledOnce();
});
