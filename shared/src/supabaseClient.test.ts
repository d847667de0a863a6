import { expect, test, vi } from 'vitest';
import { createSupabaseClient } from './supabaseClient.ts';

test('a read that times out has failed: it is not repeated unseen', async () => {
  const fetch = vi.fn().mockRejectedValue(new DOMException('signal timed out', 'TimeoutError'));
  vi.stubGlobal('fetch', fetch);
  const supabase = createSupabaseClient({ supabaseUrl: 'https://backend.example', publishableKey: 'key' });
  const { error } = await supabase.from('studio_facts').select();
  expect(error?.message).toContain('TimeoutError');
  expect(fetch).toHaveBeenCalledOnce();
});
