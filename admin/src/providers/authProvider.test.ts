import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerOf } from './answerOf.ts';
import { authProvider, onSignedOut } from './authProvider.ts';
import { supabase } from './supabase.ts';

vi.mock('./supabase.ts', async () => {
  const { createClient } = await import('@supabase/supabase-js');
  return { supabase: createClient('https://backend.example', 'key') };
});

beforeEach(() => {
  const stored = new Map([['chatAuth', JSON.stringify({ user: { id: '1' } })]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const refuse = (status: number) => authProvider.checkError({ status });

test('requests that are refused without a session end it once, and count as failed', async () => {
  const leave = vi.fn();
  const stop = onSignedOut(leave);
  // Where this rejects, react-admin lets the request succeed.
  await expect(Promise.all([refuse(401), refuse(401)])).resolves.toEqual([undefined, undefined]);
  expect(leave.mock.calls).toEqual([[false]]);
  stop();
});

test('so do requests that react-admin does not make', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ message: 'JWT expired' }, { status: 401 }));
  const leave = vi.fn();
  const stop = onSignedOut(leave);
  await expect(answerOf(supabase.rpc('schedule_troubles'))).rejects.toMatchObject({ status: 401 });
  await vi.waitFor(() => expect(leave.mock.calls).toEqual([[false]]));
  stop();
});

test('a request that is refused during a sign-out does not make the session look expired', async () => {
  const leave = vi.fn();
  const stop = onSignedOut(leave);
  const { promise: answer, resolve: answerNow } = Promise.withResolvers<never>();
  vi.spyOn(supabase.auth, 'getSession').mockReturnValueOnce(answer);
  const leaving = authProvider.logout({});
  await refuse(401);
  expect(leave.mock.calls).toEqual([[true]]);
  answerNow({ data: { session: null } } as never);
  await leaving;
  stop();
});

test('being refused a row is no reason to sign out', async () => {
  const leave = vi.fn();
  const stop = onSignedOut(leave);
  await refuse(403);
  expect(leave).not.toHaveBeenCalled();
  stop();
});
