import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { changesQuery, historyQuery } from './versions.ts';

vi.mock('./supabase.ts', async () => {
  const { createClient } = await import('@supabase/supabase-js');
  return { supabase: createClient('https://backend.example', 'key') };
});

afterEach(() => vi.unstubAllGlobals());

test('a history that is longer than a page goes on down to the first version', async () => {
  const versions = Array.from({ length: 52 }, (_, age) => ({
    id: `version ${52 - age}`,
    made_at: new Date(Date.UTC(2026, 10, 25, 0, 52 - age)).toISOString(),
  }));
  answer((asked) => {
    const newest = asked.get('made_at')?.replace('lte.', '') ?? 'Z';
    return versions.filter(({ made_at }) => made_at <= newest).slice(0, Number(asked.get('limit')));
  });
  const history = new InfiniteQueryObserver(new QueryClient(), historyQuery('posts', '7'));
  const page = await history.refetch();
  expect(page).toMatchObject({ hasNextPage: true, data: { pages: [{ length: 51 }] } });
  const { data, hasNextPage } = await history.fetchNextPage();
  expect(hasNextPage).toBe(false);
  expect(data?.pages.flat()).toEqual(versions);
});

test('a change is taken back by the version before it, however many other changes were made since', async () => {
  const published = { id: 'published', table_name: 'posts', row_key: '7', state: 'published' };
  const added = { id: 'added', table_name: 'posts', row_key: '8', state: 'published' };
  const changed = { id: 'changed', table_name: 'posts', row_key: '7', state: 'earlier' };
  const removed = { id: 'removed', table_name: 'faqs', row_key: 'x', state: 'removed' };
  answer((asked) => {
    const key = asked.get('row_key');
    if (!key) return [published, added, changed, removed];
    return key === 'eq.7' && asked.get('state') === 'eq.earlier' ? [{ id: 'before' }] : [];
  });
  const changes = await new QueryClient().fetchQuery(changesQuery);
  expect(changes.map(({ id, returning }) => [id, returning])).toEqual([
    ['published', 'before'],
    ['added', undefined],
    ['changed', undefined],
    ['removed', 'removed'],
  ]);
});

/** Stands for the backend: gives what is asked for. */
function answer(rowsFor: (asked: URLSearchParams) => object[]) {
  vi.stubGlobal('fetch', async (url: string | URL) => Response.json(rowsFor(new URL(url).searchParams)));
}
