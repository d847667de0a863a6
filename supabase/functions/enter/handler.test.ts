import type { Session } from '@supabase/supabase-js';
import type { Supabase } from '@vitrina/shared/supabaseClient.ts';
import { backend } from '@vitrina/tests/fixtures/backend.ts';
import { issueKey } from '@vitrina/tests/fixtures/issueKey.ts';
import { keyFromMail } from '@vitrina/tests/fixtures/linkFromMail.ts';
import { makeClient, signIn } from '@vitrina/tests/fixtures/people.ts';
import { admin, callFunction, enterWith, secret, studio } from '@vitrina/tests/fixtures/studio.ts';
import { expect, test } from 'vitest';

test('a person becomes a client and signs in with the link in the invitation', async () => {
  const email = 'nora@example.bg';
  const person_id = await addPerson({ name: 'Нора', email });
  const made = await invite({ person_id, username: 'nora' });
  expect(made).toMatchObject({ status: 201, body: { username: 'nora', role: 'client' } });
  expect((await invite({ person_id, username: 'another' })).body.id, 'asked for again').toBe(made.body.id);

  const key = await keyFromMail(backend, email, 'Покана');
  const { session } = await enter({ key });
  const nora = await signedInWith(session);
  expect((await nora.rpc('my_name')).data).toBe('Нора');
  expect((await nora.from('chat_users').select('id')).data).toEqual([{ id: made.body.id }]);
  const outbox = await secret.from('deliveries').select().eq('recipient', email).throwOnError();
  expect(outbox.data).toHaveLength(2);
  expect(JSON.stringify(outbox.data)).not.toContain(key);

  expect((await invite({ person_id, username: 'nora' })).status).toBe(201);
  expect(await invite({ person_id, username: 'nora' }), 'the fourth that day').toMatchObject({
    status: 429,
    body: { code: 'too_many_invitations' },
  });
});

test('a client can sign in with a link sent by mail', async () => {
  const client = await makeClient(backend);
  const email = `${client.username}@example.bg`;
  await studio.from('people').update({ email }).eq('client_id', client.id).throwOnError();
  const visitor = await signIn(backend);
  for (const name of [client.username, 'nobody'])
    expect(await visitor.rpc('request_key', { name })).toMatchObject({ data: null, error: null });
  const key = await keyFromMail(backend, email, 'Връзка за влизане');
  const { session } = await enter({ key });
  expect((await (await signedInWith(session)).auth.getUser()).data.user?.id).toBe(client.id);
  await signIn(backend, client);

  await secret.auth.admin.updateUserById(client.id, { password: 'нова парола' });
  expect(await enter({ key }), 'after a new password').toEqual(NOT_VALID);
});

test('two simultaneous taps both sign in', async () => {
  const key = await issueKey(secret, (await makeClient(backend)).id, 'entry');
  for (let round = 1; round <= 15; round += 1)
    for (const { session } of await Promise.all([enter({ key }), enter({ key })]))
      await signedInWith(session);
});

test("no other key signs anybody in, and no client's key sets a password", async () => {
  const client = await makeClient(backend);
  for (const key of [
    'wrong',
    await issueKey(secret, admin.id, 'entry'),
    await issueKey(secret, client.id, 'password'),
  ])
    expect(await enter({ key })).toEqual(NOT_VALID);
  expect(await enter({ key: await issueKey(secret, client.id, 'entry'), password: 'слънчоглед' })).toEqual(
    NOT_VALID,
  );
  for (const body of [{}, { key: 'a\0' }])
    expect(await enter(body)).toEqual({ status: 400, code: 'invalid_request' });
});

test('an unknown person, or one without a mailbox, cannot be invited', async () => {
  const person_id = await addPerson({ name: 'Без поща' });
  expect(await invite({ person_id, username: 'mute' })).toMatchObject({
    status: 422,
    body: { code: 'no_mailbox' },
  });
  expect(await invite({ person_id: crypto.randomUUID(), username: 'nobody' })).toMatchObject({
    status: 404,
    body: { code: 'person_not_found' },
  });
});

test('of several simultaneous calls for one person, one creates the client', async () => {
  const person_id = await addPerson({ name: 'Рада', email: 'rada@example.bg' });
  const answers = await Promise.all(
    ['rada', 'rada-2', 'rada-3'].map((username) => invite({ person_id, username })),
  );
  const [first] = answers;
  for (const { status, body } of answers)
    expect({ status, id: body.id }).toEqual({ status: 201, id: first?.body.id });
  const { data } = await secret.auth.admin.listUsers();
  expect(data.users.filter((user) => user.email?.startsWith('rada'))).toHaveLength(1);
});

const NOT_VALID = { status: 410, code: 'key_not_valid' };

async function addPerson(person: { name: string; email?: string }): Promise<string> {
  return (await studio.from('people').insert(person).select('id').single().throwOnError()).data.id;
}

const invite = (body: object) => callFunction(studio, 'chat-clients', 'POST', body);

async function enter(body: object) {
  const { status, isIn, answer } = await enterWith<Session>(body);
  return isIn ? { session: answer } : { status, code: answer.code };
}

async function signedInWith(session: Session | undefined): Promise<Supabase> {
  if (session === undefined) throw new Error('The key lets nobody in.');
  const supabase = await signIn(backend);
  const { error } = await supabase.auth.setSession(session);
  if (error) throw error;
  return supabase;
}
