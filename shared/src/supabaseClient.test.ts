import { afterEach, expect, test, vi } from 'vitest';
import { createSupabaseClient, deviceStorage, SESSION_KEY, storedUserId } from './supabaseClient.ts';

const environment = { supabaseUrl: 'https://backend.example', publishableKey: 'key' };

afterEach(() => vi.unstubAllGlobals());

test('a read that times out has failed: it is not repeated unseen', async () => {
  const fetch = vi.fn().mockRejectedValue(new DOMException('signal timed out', 'TimeoutError'));
  vi.stubGlobal('fetch', fetch);
  const supabase = createSupabaseClient(environment);
  const { error } = await supabase.from('studio_facts').select();
  expect(error?.message).toContain('TimeoutError');
  expect(fetch).toHaveBeenCalledOnce();
});

test('on a device without space an expired session is renewed once, and lasts as long as the page', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  fillDevice(new Map([[SESSION_KEY, JSON.stringify(session('expired', -60))]]));
  const renew = vi.fn(() => session('renewed', 3600));
  const tokens: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string | URL, { headers }: RequestInit) => {
    const isRenewal = String(url).includes('/token');
    if (!isRenewal) tokens.push(new Headers(headers).get('authorization'));
    return Object.defineProperty(Response.json(isRenewal ? renew() : []), 'url', { value: String(url) });
  });
  const supabase = createSupabaseClient(environment);
  for (let reads = 1; reads <= 2; reads += 1)
    expect(await supabase.from('chat_users').select()).toMatchObject({ data: [] });
  expect(tokens).toEqual(['Bearer renewed', 'Bearer renewed']);
  expect(renew).toHaveBeenCalledOnce();
  expect(storedUserId()).toBe('ana');
  await supabase.auth.signOut({ scope: 'local' });
  expect(storedUserId()).toBeUndefined();
  expect(warn, 'once').toHaveBeenCalledOnce();
});

test('without space, too, a sign-out in another tab ends the session', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const stored = new Map([[SESSION_KEY, JSON.stringify(session('old', 60))]]);
  fillDevice(stored);
  deviceStorage.setItem(SESSION_KEY, 'renewed');
  expect(deviceStorage.getItem(SESSION_KEY)).toBe('renewed');
  stored.clear();
  expect(deviceStorage.getItem(SESSION_KEY)).toBeNull();
});

/** A device that holds this and has no space for more. */
function fillDevice(stored: Map<string, string>) {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    },
    removeItem: (key: string) => stored.delete(key),
  });
}

/** As the server writes it. */
const session = (token: string, seconds: number) => ({
  access_token: token,
  refresh_token: token,
  token_type: 'bearer',
  expires_in: seconds,
  expires_at: Math.floor(Date.now() / 1000) + seconds,
  user: { id: 'ana' },
});
