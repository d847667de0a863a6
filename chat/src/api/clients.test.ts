import { expect, test, vi } from 'vitest';
import { createClient } from './clients.ts';

vi.mock('./supabase.ts', async () => {
  const supabase = await import('@supabase/supabase-js');
  return { supabase: supabase.createClient('https://backend.example', 'key') };
});

test.each([
  ['{"code":"username_taken"}', 'username-taken'],
  ['{"code":"unknown"}', 'invalid'],
  ['<html>', 'invalid'],
  ['null', 'invalid'],
])('a client who is refused with %s is reported as %s', async (body, reason) => {
  vi.stubGlobal('fetch', async () => new Response(body, { status: 422 }));
  expect(await createClient({ username: 'ana' })).toEqual({ ok: false, reason });
});
