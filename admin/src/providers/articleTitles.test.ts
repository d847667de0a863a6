import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { articleTitlesQuery } from './articleTitles.ts';

vi.mock('./supabase.ts', async () => {
  const { createClient } = await import('@supabase/supabase-js');
  return { supabase: createClient('https://backend.example', 'key') };
});

afterEach(() => vi.unstubAllGlobals());

test('more articles than fit into one answer all get their title', async () => {
  const articles = Array.from({ length: 1005 }, (_, id) => ({ id, title: `Статия ${id}` }));
  vi.stubGlobal('fetch', async (url: string | URL) => {
    const asked = new URL(url).searchParams;
    expect(asked.get('order')).toBe('id.asc');
    const from = Number(asked.get('offset'));
    return Response.json(articles.slice(from, from + Math.min(1000, Number(asked.get('limit') ?? 1000))));
  });
  const titles = await new QueryClient().fetchQuery(articleTitlesQuery);
  expect(Object.keys(titles)).toHaveLength(1005);
  expect(titles[1004]).toBe('Статия 1004');
});
