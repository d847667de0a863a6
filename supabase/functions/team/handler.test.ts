import { brand } from '@vitrina/shared/brand.ts';
import { backend } from '@vitrina/tests/fixtures/backend.ts';
import { keyFromMail } from '@vitrina/tests/fixtures/linkFromMail.ts';
import { makeClient, signIn } from '@vitrina/tests/fixtures/people.ts';
import { accounts, callFunction, enterWith, secret, studio } from '@vitrina/tests/fixtures/studio.ts';
import postgres from 'postgres';
import { expect, test } from 'vitest';

// The invitation is read from the kept mails, and used as its receiver would.

const PASSWORD = 'слънчоглед';

test('an invited admin chooses a password with the link in the mail, which works once', async () => {
  const answer = await invite({ email: ' Mila@Example.bg', username: 'Mila' });
  expect(answer).toMatchObject({ status: 201, body: { username: 'mila', role: 'admin' } });
  await expect(signInAs('mila@example.bg')).rejects.toMatchObject({ code: 'invalid_credentials' });

  const key = await keyFrom('mila@example.bg');
  expect(await enter({ key, password: 'къса' })).toEqual({ status: 422, code: 'weak_password' });
  expect(await enter({ key, password: PASSWORD })).toEqual({ status: 200, email: 'mila@example.bg' });
  const mila = await signInAs('mila@example.bg');
  expect((await mila.rpc('is_admin')).data).toBe(true);
  expect(await enter({ key, password: 'друга парола' })).toEqual({ status: 410, code: 'key_not_valid' });

  const outbox = await secret.from('deliveries').select().eq('recipient', 'mila@example.bg').throwOnError();
  expect(JSON.stringify(outbox.data)).not.toContain(key);
});

test('where Auth fails, the link works at the next try', async () => {
  await invite({ email: 'yana@example.bg', username: 'yana' });
  const key = await keyFrom('yana@example.bg');
  const sql = postgres(backend.dbUrl, { max: 1 });
  await sql`create function refuse() returns trigger language plpgsql as 'begin raise exception $$no$$; end'`;
  await sql`create trigger refuse before update on auth.users for each row execute function refuse()`;
  expect(await enter({ key, password: PASSWORD })).toMatchObject({ status: 500 });
  await sql`drop function refuse cascade`;
  await sql.end();
  expect(await enter({ key, password: PASSWORD })).toEqual({ status: 200, email: 'yana@example.bg' });
});

test('a forgotten password is replaced through a link, and the new one ends all sessions', async () => {
  await invite({ email: 'nora@example.bg', username: 'nora' });
  await enter({ key: await keyFrom('nora@example.bg'), password: PASSWORD });
  const before = await signInAs('nora@example.bg');
  const visitor = await signIn(backend);
  for (const name of ['nora', 'nobody'])
    expect(await visitor.rpc('request_password_link', { name })).toMatchObject({ data: null, error: null });
  expect(
    await enter({ key: await keyFrom('nora@example.bg', 'Нова парола'), password: 'нова парола' }),
  ).toEqual({ status: 200, email: 'nora@example.bg' });
  expect((await before.rpc('is_admin')).status).toBe(401);
  await signIn(backend, { email: 'nora@example.bg', password: 'нова парола' });
});

test('an admin who has not signed in yet can be invited again, three times a day', async () => {
  const inviteRada = () => invite({ email: 'rada@example.bg', username: 'rada' });
  const first = await inviteRada();
  for (const again of [await inviteRada(), await inviteRada()])
    expect(again).toMatchObject({ status: 201, body: { id: first.body.id } });
  expect(await inviteRada()).toMatchObject({ status: 429, body: { code: 'too_many_invitations' } });
});

test('an interrupted call does not occupy the address', async () => {
  const left = { email: 'left@example.bg', email_confirm: true, app_metadata: { made_by: 'team' } };
  await secret.auth.admin.createUser(left);
  expect((await invite({ email: left.email, username: 'left' })).status).toBe(201);
});

test.each([
  ['an address of somebody who came', { email: `vera@${brand.chatDomain}` }, 422, 'invalid_email'],
  ['no address', { email: 'mila' }, 422, 'invalid_email'],
  ['two addresses', { email: 'a@example.bg,b@example.bg' }, 422, 'invalid_email'],
  ['a user name that is taken', { username: 'vera' }, 409, 'username_taken'],
  ['a user name that is none', { username: 'a b' }, 422, 'invalid_username'],
  ['no user name', { username: undefined }, 400, 'invalid_request'],
])('%s is refused and leaves nothing behind', async (_, change, status, code) => {
  const before = await accounts();
  const answer = await invite({ email: 'somebody@example.bg', username: 'somebody', ...change });
  expect(answer).toMatchObject({ status, body: { code } });
  expect(await accounts()).toEqual(before);
});

test('an address of another account is refused', async () => {
  await secret.auth.admin.createUser({ email: 'guest@example.bg', email_confirm: true });
  expect(await invite({ email: 'guest@example.bg', username: 'guest' })).toMatchObject({
    status: 409,
    body: { code: 'email_taken' },
  });
});

test('only an admin may invite', async () => {
  const invitation = { email: 'intruder@example.bg', username: 'intruder' };
  expect((await invite(invitation, await signIn(backend, await makeClient(backend)))).status).toBe(403);
  expect((await invite(invitation, await signIn(backend))).status).toBe(401);
});

const invite = (body: object, supabase = studio) => callFunction(supabase, 'team', 'POST', body);

async function enter(body: object) {
  const { status, isIn, answer } = await enterWith<{ email?: string }>(body);
  return { status, ...(isIn ? { email: answer.email } : { code: answer.code }) };
}

const keyFrom = (address: string, subject = 'Покана') => keyFromMail(backend, address, subject);

const signInAs = (email: string) => signIn(backend, { email, password: PASSWORD });
