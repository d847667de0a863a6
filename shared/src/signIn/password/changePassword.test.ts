import { createClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Supabase } from '../../supabaseClient.ts';
import { changePassword } from './changePassword.ts';

const environment = { supabaseUrl: 'https://backend.example', publishableKey: 'key' };
const user = { id: '1', email: 'vera@example.bg' };
const session = { user, access_token: token(), refresh_token: 'r', token_type: 'bearer', expires_in: 3600 };

let password: string;
let isAnswerLost: boolean;
/** The scopes of the sign-outs. */
let ended: string[];
let supabase: Supabase;

beforeEach(async () => {
  [password, isAnswerLost, ended] = ['old', false, []];
  vi.stubGlobal('fetch', async (address: string | URL, { method, body }: RequestInit = {}) => {
    const url = new URL(address);
    const sent = JSON.parse(String(body ?? '{}'));
    if (url.pathname.endsWith('/logout')) ended.push(url.searchParams.get('scope') ?? '');
    if (url.pathname.endsWith('/token') && sent.password !== password)
      return Response.json({ error_code: 'invalid_credentials' }, { status: 400 });
    if (url.pathname.endsWith('/token')) return Response.json(session);
    if (method === 'PUT') password = sent.password;
    if (method === 'PUT' && isAnswerLost) throw new TypeError('Failed to fetch');
    return url.pathname.endsWith('/user') ? Response.json(user) : new Response(null, { status: 204 });
  });
  supabase = createClient(environment.supabaseUrl, environment.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  await supabase.auth.signInWithPassword({ email: user.email, password });
});
afterEach(() => vi.unstubAllGlobals());

const change = (current: string, next: string) => changePassword(supabase, environment, { current, next });

test('a change whose answer was lost succeeds when it is sent again, and then ends the other sessions', async () => {
  isAnswerLost = true;
  expect(await change('old', 'new')).toEqual({ ok: false, reason: 'AuthRetryableFetchError' });
  isAnswerLost = false;
  ended = [];
  expect(await change('old', 'another')).toEqual({ ok: false, reason: 'invalid_credentials' });
  expect(ended).toEqual([]);
  expect(await change('old', 'new')).toEqual({ ok: true });
  expect(ended).toEqual(['others']);
  expect(password).toBe('new');
});

test('without such a loss the current password has to be right, even if the new one is the one that counts', async () => {
  expect(await change('wrong', 'old')).toEqual({ ok: false, reason: 'invalid_credentials' });
});

/** An access token that has not expired. */
function token(): string {
  const part = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `${part({ alg: 'HS256' })}.${part({ sub: '1', exp: Math.floor(Date.now() / 1000) + 3600 })}.c2ln`;
}
