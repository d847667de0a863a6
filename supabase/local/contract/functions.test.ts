import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { noVisitors, type Supabase } from './openTarget.ts';
import { ana, studio, target } from './target.ts';

type Method = 'PUT' | 'POST' | 'PATCH' | 'DELETE';

/** Calls an edge function and returns its JSON, whatever its status. */
async function call(supabase: Supabase, name: string, method: Method = 'POST', body?: object) {
  const { data, response } = await supabase.functions.invoke(name, { method, ...(body && { body }) });
  if (!response) throw new Error(`${name} did not answer.`);
  return { status: response.status, body: response.ok ? data : await response.json() };
}

const newClient = () => ({ username: `contract-${randomUUID().slice(0, 8)}`, password: randomUUID() });

test('an edge function acts on accounts, tables and files: an admin makes a client and deletes them', async () => {
  const client = newClient();
  const { status, body } = await call(studio.supabase, 'chat-clients', 'POST', client);
  expect({ status, body }).toMatchObject({
    status: 201,
    body: { username: client.username, role: 'client' },
  });
  const { data } = await target.owner.auth.admin.getUserById(body.id);
  const session = await target.signIn({ email: data.user?.email ?? '', password: client.password });
  expect((await session.supabase.from('chat_users').select('username')).data).toEqual([
    { username: client.username },
  ]);
  expect((await call(studio.supabase, 'chat-clients', 'DELETE', { id: body.id })).status).toBe(204);
  const gone = await target.owner.auth.admin.getUserById(body.id);
  expect(gone.error).toMatchObject({ code: 'user_not_found' });
});

test('an edge function knows who calls', async () => {
  expect(await call(ana.supabase, 'chat-clients', 'POST', newClient())).toMatchObject({
    status: 403,
    body: { code: 'not_admin' },
  });
});

test('it refuses an ended session', async () => {
  expect(await call(await target.outstay(studio), 'chat-clients', 'POST', newClient())).toMatchObject({
    status: 401,
    body: { code: 'not_signed_in' },
  });
});

test.each(['deliver', 'clean-up'])('%s knows the secret key', async (name) => {
  // The function refuses this method; with the right one it would send what is due, or delete what is old.
  expect((await call(target.owner, name, 'PUT')).status).toBe(405);
});

describe.skipIf(noVisitors)(`without the secret key ${noVisitors}`, () => {
  test.each(['deliver', 'clean-up'])('nobody can start %s', async (name) => {
    for (const caller of [target.connect(), studio.supabase])
      expect((await call(caller, name, 'PUT')).status).toBe(401);
  });

  test('a visitor cannot create clients', async () => {
    expect((await call(target.connect(), 'chat-clients', 'POST', newClient())).status).toBe(401);
  });
});

test('a function that is not there: 404', async () => {
  expect((await call(studio.supabase, 'nothing')).status).toBe(404);
});

test.each([
  '/rest/v1/templates',
  '/auth/v1/token',
  '/storage/v1/object/list/x',
  '/functions/v1/chat-clients',
])('a page of any site may call %s', async (path) => {
  const origin = 'https://site.example';
  const response = await fetch(target.apiUrl + path, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'apikey, authorization, content-type, x-client-info',
    },
  });
  expect(response.ok).toBe(true);
  expect(['*', origin]).toContain(response.headers.get('access-control-allow-origin'));
  const allowed = response.headers.get('access-control-allow-headers') ?? '';
  for (const name of ['apikey', 'authorization', 'content-type'])
    expect(allowed).toMatch(new RegExp(`${name}|\\*`, 'i'));
});
