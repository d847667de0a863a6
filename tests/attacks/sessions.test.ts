import { randomUUID } from 'node:crypto';
import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { expect, test } from 'vitest';
import { makeAdmin, type Person, signIn } from '../fixtures/people.ts';
import { backend, request, sql } from './attackedBackend.ts';
import { picture } from './picture.ts';

// A token is valid for an hour, but everything it opened is closed with its session at once.

const accounts = () => createServiceClient(backend.apiUrl, backend.secretKey).auth.admin;

/** Everything that ends somebody's sessions, one of them on another device. */
const endings: [string, (person: Person, token: string) => Promise<{ error: Error | null }>][] = [
  ['a sign-out', (_, token) => accounts().signOut(token, 'local')],
  ['a sign-out everywhere', async (person) => (await signIn(backend, person)).auth.signOut()],
  [
    'a new password',
    async (person) =>
      (await signIn(backend, person)).auth.updateUser({
        password: randomUUID(),
        current_password: person.password,
      }),
  ],
  [
    'a password that somebody else has set',
    ({ id }) => accounts().updateUserById(id, { password: randomUUID() }),
  ],
  ['the end of the account', ({ id }) => accounts().deleteUser(id)],
];

test.each(endings)('%s ends what a token may do', async (_, end) => {
  const admin = await makeAdmin(backend);
  const token = await tokenOf(admin);
  expect(await attempts(token)).toEqual({
    reading: 200,
    calling: 200,
    writing: 201,
    uploading: 200,
    listing: 1,
    // The call was accepted, and answered that this is not a client.
    'an edge function': 400,
  });
  expect((await end(admin, token)).error).toBeNull();
  expect(await attempts(token)).toEqual({
    // The same status as for an expired token: the apps then sign in again, and lose nothing that is still to be sent.
    reading: 401,
    calling: 401,
    writing: 401,
    'an edge function': 401,
    // Storage only asks the policies, so nobody may do this.
    uploading: 403,
    listing: 0,
  });
});

test('a demoted admin keeps the session but no rights', async () => {
  const admin = await makeAdmin(backend);
  const token = await tokenOf(admin);
  await sql`update public.chat_users set role = 'client' where id = ${admin.id}`;
  expect(await attempts(token)).toEqual({
    reading: 200,
    calling: 403,
    writing: 403,
    uploading: 403,
    listing: 0,
    'an edge function': 403,
  });
});

async function tokenOf(person: Person): Promise<string> {
  const { data } = await (await signIn(backend, person)).auth.getSession();
  return data.session?.access_token ?? '';
}

/** The effective status of each; for a list, its length. */
async function attempts(token: string) {
  const ask = (method: string, path: string, body?: unknown) =>
    request('visitor', method, path, body, { authorization: `Bearer ${token}` });
  const template = { name: 'Проба', description: 'Проба', demo_url: '/demo/proba', status: 'inactive' };
  const upload = await ask('POST', `/storage/v1/object/project-images/${randomUUID()}.png`, picture());
  const list = await ask('POST', '/storage/v1/object/list/project-images', { prefix: '', limit: 1 });
  return {
    reading: (await ask('GET', '/rest/v1/vitrina_inquiries')).status,
    calling: (await ask('POST', '/rest/v1/rpc/count_troubled_deliveries')).status,
    writing: (await ask('POST', '/rest/v1/templates', template)).status,
    uploading: statusWithin(upload.body) ?? upload.status,
    listing: (list.body as unknown[]).length,
    'an edge function': (await ask('POST', '/functions/v1/chat-clients', {})).status,
  };
}

/** Storage puts the effective status inside a 400. */
function statusWithin(body: unknown): number | undefined {
  const isRefusal = typeof body === 'object' && body !== null && 'statusCode' in body;
  return isRefusal ? Number(body.statusCode) : undefined;
}
