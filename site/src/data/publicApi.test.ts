import { expect, test, vi } from 'vitest';
import { publicApi } from './publicApi.ts';

test('a read of a visitor that the server does not answer is not repeated unseen', async () => {
  vi.stubEnv('SSR', false);
  vi.stubEnv('PUBLIC_SUPABASE_URL', 'https://backend.example');
  vi.stubEnv('PUBLIC_SUPABASE_PUBLISHABLE_KEY', 'key');
  const fetch = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', fetch);
  const { status } = await publicApi().from('templates').select();
  expect(status).toBe(0);
  expect(fetch).toHaveBeenCalledOnce();
});
