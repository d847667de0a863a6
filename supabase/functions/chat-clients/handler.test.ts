import { signInAddress } from '@vitrina/shared/signInAddress.ts';
import type { Supabase } from '@vitrina/shared/supabaseClient.ts';
import { backend } from '@vitrina/tests/fixtures/backend.ts';
import { makeAdmin, makeClient, type Person, signIn } from '@vitrina/tests/fixtures/people.ts';
import { accounts, admin, callFunction, secret, studio } from '@vitrina/tests/fixtures/studio.ts';
import { expect, test } from 'vitest';

const PASSWORD = 'слънчоглед';

test('an admin creates a client, who can sign in', async () => {
  const answer = await call('POST', {
    username: ' Ana.Petrova ',
    password: PASSWORD,
    site_url: 'https://ana.example',
  });
  expect(answer.status).toBe(201);
  expect(answer.body).toMatchObject({
    username: 'ana.petrova',
    role: 'client',
    site_url: 'https://ana.example',
  });

  const ana = await signIn(backend, { email: signInAddress('Ana.Petrova'), password: PASSWORD });
  const { data } = await ana.from('chat_users').select('username');
  expect(data).toEqual([{ username: 'ana.petrova' }]);
});

test.each([
  ['a user name that is taken', { username: 'VERA' }, 409, 'username_taken'],
  ['a short user name', { username: 'an' }, 422, 'invalid_username'],
  ['a user name that begins with a dot', { username: '.anna' }, 422, 'invalid_username'],
  ['a user name with two dots', { username: 'an..na' }, 422, 'invalid_username'],
  ['a Cyrillic user name', { username: 'анна' }, 422, 'invalid_username'],
  ['a short password', { password: '1234567' }, 422, 'weak_password'],
  ['a password that bcrypt would cut', { password: 'я'.repeat(37) }, 422, 'long_password'],
  ['a site that is a script', { site_url: 'javascript:alert(1)' }, 422, 'invalid_site_url'],
  ['a site that reads backwards', { site_url: 'https://a.bg/\u202e' }, 422, 'invalid_site_url'],
  ['an address without a mailbox', { email: 'ana@' }, 422, 'invalid_email'],
  ['an address of a user name', { email: signInAddress('ana') }, 422, 'invalid_email'],
  ['a name too long for a letter', { name: 'я'.repeat(101) }, 422, 'invalid_name'],
  ['a name with a zero byte', { name: 'Ана\0' }, 400, 'invalid_request'],
  ['neither password nor address', { password: undefined }, 400, 'invalid_request'],
])('%s is refused and leaves nothing behind', async (_, change, status, code) => {
  const before = await accounts();
  const answer = await call('POST', { username: 'nobody', password: PASSWORD, ...change });
  expect(answer).toMatchObject({ status, body: { code } });
  expect(await accounts()).toEqual(before);
});

test('a client becomes the person with the same address, and is invited without a password', async () => {
  const email = 'rada@example.bg';
  const { data: rada } = await studio.from('people').insert({ name: 'Рада', email }).select().single();
  const made = await call('POST', { username: 'rada', email: ' Rada@example.bg ', name: 'Рада Илиева' });
  expect(made.status).toBe(201);
  const known = await studio.from('people').select('id, name, email').eq('client_id', made.body.id);
  expect(known.data).toEqual([{ id: rada?.id, name: 'Рада Илиева', email }]);
  const invited = await studio.from('deliveries').select('recipient').eq('kind', 'invitation');
  expect(invited.data).toEqual([{ recipient: email }]);

  const before = await accounts();
  expect(await call('POST', { username: 'rada-2', email, password: PASSWORD })).toMatchObject({
    status: 409,
    body: { code: 'email_taken' },
  });
  expect(await accounts()).toEqual(before);

  const ina = { username: 'ina', name: 'Ина', email: 'ina@пример.бг', password: PASSWORD };
  const { body } = await call('POST', ina);
  const own = await studio.from('people').select('name, email, stage').eq('client_id', body.id);
  expect(own.data).toEqual([{ name: 'Ина', email: 'ina@пример.бг', stage: 'won' }]);
  expect((await studio.from('deliveries').select('id').eq('kind', 'invitation')).data).toHaveLength(1);
});

test('an account whose row is refused is removed again', async () => {
  const petar = await makeAdmin(backend, 'petar');
  // His address is different, so only the row reveals that the name is taken.
  await secret.auth.admin.updateUserById(petar.id, { email: 'petar@studio.example' });
  const before = await accounts();
  expect(await call('POST', { username: 'petar', password: PASSWORD })).toMatchObject({
    status: 409,
    body: { code: 'username_taken' },
  });
  expect(await accounts()).toEqual(before);
});

test('an interrupted call does not occupy the user name', async () => {
  await secret.auth.admin.createUser({
    email: signInAddress('nedovarshen'),
    email_confirm: true,
    app_metadata: { made_by: 'chat-clients' },
  });
  expect((await call('POST', { username: 'nedovarshen', password: PASSWORD })).status).toBe(201);
  await signIn(backend, { email: signInAddress('nedovarshen'), password: PASSWORD });
});

test('an account made by somebody else keeps its name', async () => {
  const { data } = await secret.auth.admin.createUser({
    email: signInAddress('kolega'),
    email_confirm: true,
  });
  expect(await call('POST', { username: 'kolega', password: PASSWORD })).toMatchObject({
    status: 409,
    body: { code: 'username_taken' },
  });
  expect((await secret.auth.admin.getUserById(data.user?.id ?? '')).data.user).not.toBeNull();
});

test('of several simultaneous calls for one name, one creates the client', async () => {
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => call('POST', { username: 'edin', password: PASSWORD })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  await signIn(backend, { email: signInAddress('edin'), password: PASSWORD });
});

test('an admin sets a new password for a client', async () => {
  const client = await makeClient(backend);
  expect((await call('PATCH', { id: client.id, password: 'нова парола' })).status).toBe(204);
  await signIn(backend, { ...client, password: 'нова парола' });
  await expect(signIn(backend, client)).rejects.toMatchObject({ code: 'invalid_credentials' });
});

test('a new password works with the user name, whatever address the account had', async () => {
  const former = await makeAdmin(backend);
  await secret.auth.admin.updateUserById(former.id, { email: `${former.username}@studio.example` });
  await secret.from('chat_users').update({ role: 'client' }).eq('id', former.id).throwOnError();
  expect((await call('PATCH', { id: former.id, password: 'нова парола' })).status).toBe(204);
  await signIn(backend, { email: signInAddress(former.username), password: 'нова парола' });
});

test('not for an admin or an unknown account', async () => {
  const other = await makeAdmin(backend);
  for (const id of [other.id, crypto.randomUUID()])
    expect(await call('PATCH', { id, password: PASSWORD })).toMatchObject({
      status: 404,
      body: { code: 'client_not_found' },
    });
  await signIn(backend, other);
});

test('deleting a client deletes all messages, pictures and files of that client, and nothing else', async () => {
  const [gone, stays] = [await makeClient(backend), await makeClient(backend)];
  for (const person of [gone, stays]) await chat(person);

  expect((await call('DELETE', { id: gone.id })).status).toBe(204);
  expect(await traces(gone)).toEqual({ rows: 0, messages: 0, pictures: 0, files: 0 });
  expect(await traces(stays)).toEqual({ rows: 1, messages: 2, pictures: 2, files: 1 });
  await expect(signIn(backend, gone)).rejects.toMatchObject({ code: 'invalid_credentials' });

  expect((await call('DELETE', { id: gone.id })).status, 'a repeated call').toBe(204);
});

test('neither an admin nor a former one can be deleted this way', async () => {
  const former = await makeAdmin(backend);
  await studio.rpc('remove_admin', { admin_id: former.id }).throwOnError();
  for (const { id } of [admin, former])
    expect(await call('DELETE', { id })).toMatchObject({ status: 404, body: { code: 'client_not_found' } });
  await signIn(backend, admin);
});

test('only an admin may call it', async () => {
  const client = await makeClient(backend);
  const supabase = await signIn(backend, client);
  const body = { username: 'intruder', password: PASSWORD };
  expect(await call('POST', body, supabase)).toMatchObject({ status: 403, body: { code: 'not_admin' } });
  expect((await call('PATCH', { id: client.id, password: PASSWORD }, supabase)).status).toBe(403);
  expect((await call('DELETE', { id: client.id }, supabase)).status).toBe(403);
  expect((await call('POST', body, await signIn(backend))).status, 'a visitor').toBe(401);

  const forged = await fetch(`${backend.apiUrl}/functions/v1/chat-clients`, {
    method: 'POST',
    headers: { authorization: 'Bearer forged' },
    body: JSON.stringify(body),
  });
  expect(forged.status).toBe(401);
});

test('other methods and bodies are refused', async () => {
  expect(await call('PUT', {})).toMatchObject({ status: 405, body: { code: 'method_not_allowed' } });
  expect(await call('DELETE', { id: '../' })).toMatchObject({
    status: 400,
    body: { code: 'invalid_request' },
  });
});

/** Calls the function, by default as the admin. */
const call = (method: 'POST' | 'PATCH' | 'DELETE' | 'PUT', body: object, supabase = studio) =>
  callFunction(supabase, 'chat-clients', method, body);

/** One message each way, two pictures and a file. */
async function chat(person: Person) {
  const client = await signIn(backend, person);
  const message = (sender_id: string, receiver_id: string) => ({
    id: crypto.randomUUID(),
    sender_id,
    receiver_id,
    content: 'Здравейте',
  });
  const results = [
    await client.from('chat_messages').insert(message(person.id, admin.id)),
    await studio.from('chat_messages').insert(message(admin.id, person.id)),
    await upload(client, `chat-images/${person.id}/1.webp`),
    await upload(studio, `chat-images/${person.id}/2.webp`),
    await client.storage
      .from('client-files')
      .upload(`${person.id}/${crypto.randomUUID()}.pdf`, new Uint8Array([7]), {
        contentType: 'application/octet-stream',
      }),
  ];
  for (const { error } of results) if (error) throw error;
}

const upload = (supabase: Supabase, path: string) =>
  supabase.storage
    .from('Offer Images')
    .upload(path, new Blob(['RIFF'], { type: 'image/webp' }), { contentType: 'image/webp' });

async function traces({ id }: Person) {
  const { count: rows } = await secret
    .from('chat_users')
    .select('*', { count: 'exact', head: true })
    .eq('id', id);
  const { count: messages } = await secret
    .from('chat_messages')
    .select('*', { count: 'exact', head: true })
    .or(`sender_id.eq.${id},receiver_id.eq.${id}`);
  const { data: pictures } = await secret.storage.from('Offer Images').list(`chat-images/${id}`);
  const { data: files } = await secret.storage.from('client-files').list(id);
  return { rows, messages, pictures: pictures?.length, files: files?.length };
}
