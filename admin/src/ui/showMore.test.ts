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
  await showMore(list.getCurrentResult(), list.fetchNextPage);
  expect(list.getCurrentResult().data?.pages).toEqual([0, 1]);
  expect(asked).toEqual([0, 1, 0, 1]);
});

test('asking for the next page does not throw away news that are being read', async () => {
  const queryClient = new QueryClient();
  let news = 'old';
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  const queryFn = async ({ pageParam }: { pageParam: number }) => {
    const read = `${pageParam} ${news}`;
    if (news === 'new') await held;
    return read;
  };
  const list = new InfiniteQueryObserver(queryClient, {
    queryKey: ['list'],
    queryFn,
    initialPageParam: 0,
    getNextPageParam: (_, pages) => pages.length,
  });
  onTestFinished(list.subscribe(() => {}));
  await vi.waitUntil(() => list.getCurrentResult().isSuccess);
  news = 'new';
  void queryClient.invalidateQueries();
  const shown = showMore(list.getCurrentResult(), list.fetchNextPage);
  answer();
  await shown;
  expect(list.getCurrentResult().data?.pages).toEqual(['0 new', '1 new']);
});

test('a failed page is not asked for again unasked', async () => {
  const fetchNextPage = vi.fn(async () => ({ data: { pages: [1] }, hasNextPage: true, isError: true }));
  await showMore({ data: { pages: [1] }, hasNextPage: true, isError: false }, fetchNextPage);
  expect(fetchNextPage).toHaveBeenCalledOnce();
});
