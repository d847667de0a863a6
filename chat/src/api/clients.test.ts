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

test.each([
  [401, 'unreachable'],
  [403, 'refused'],
  [500, 'unreachable'],
])('a client who is refused with the status %i is reported as %s', async (status, reason) => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status }));
  expect(await createClient({ username: 'ana' })).toEqual({ ok: false, reason });
});

test('a client who could not be sent is reported as unreachable', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await createClient({ username: 'ana' })).toEqual({ ok: false, reason: 'unreachable' });
});
