import postgres from 'postgres';
import { expect, test } from 'vitest';
import { backend } from '../testing/backend.ts';
import { UNMAILABLE_DOMAIN } from '../testing/startTestBackend.ts';

const address = () => `${crypto.randomUUID()}@example.com`;

test('no other route creates an account', async () => {
  const email = address();
  const { error } = await backend.connect().auth.signInWithOtp({ email });
  expect(error).toMatchObject({ status: 404 });
  for (const path of [
    'magiclink',
    'recover',
    'resend',
    'verify',
    'authorize',
    'callback',
    'admin/generate_link',
  ]) {
    const response = await fetch(`${backend.apiUrl}/auth/v1/${path}`, {
      method: 'POST',
      headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email, type: 'signup' }),
    });
    expect(response.ok).toBe(false);
  }
  const { data } = await backend.admin.auth.admin.listUsers({ perPage: 1000 });
  expect(data.users.map((user) => user.email)).not.toContain(email);
});

test('an account needs a long enough password or a bcrypt hash', async () => {
  const create = (attributes: object) =>
    backend.admin.auth.admin.createUser({ email: address(), ...attributes });
  expect((await create({ password: 'short' })).error).toMatchObject({ status: 422, code: 'weak_password' });
  expect((await create({ password_hash: 'plain text' })).error).toMatchObject({ status: 400 });
});

test('creating an account succeeds even if somebody deletes it at once', async () => {
  const sql = postgres(backend.dbUrl, { max: 1, onnotice: () => undefined });
  const email = address();
  try {
    // The function is temporary, so it disappears with this connection, and the trigger with it.
    await sql.unsafe(`
      create function pg_temp.delete_account() returns trigger language plpgsql as
        $$ begin delete from auth.users where id = new.id; return null; end $$;
      create constraint trigger delete_at_the_end after insert on auth.users deferrable initially deferred
        for each row when (new.email = '${email}') execute function pg_temp.delete_account()`);
    const { data, error } = await backend.admin.auth.admin.createUser({ email });
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
    expect(await sql`select from auth.users where email = ${email}`).toHaveLength(0);
  } finally {
    await sql.end();
  }
});

test("only the secret key, without anybody's session, may administer accounts", async () => {
  const ana = await backend.signIn('ana');
  const bearer = { authorization: `Bearer ${ana.token}` };
  const intruders = [backend.connect(), ana.client, backend.connect(backend.secretKey, bearer)];
  for (const intruder of intruders) {
    const { admin } = intruder.auth;
    const refused = { status: 403, code: 'not_admin' };
    expect((await admin.listUsers()).error).toMatchObject(refused);
    expect((await admin.createUser({ email: address(), password: 'long enough' })).error).toMatchObject(
      refused,
    );
    expect((await admin.deleteUser(ana.id)).error).toMatchObject(refused);
  }
  const headers = { apikey: backend.secretKey, 'user-agent': 'Mozilla/5.0' };
  expect((await fetch(`${backend.apiUrl}/auth/v1/admin/users`, { headers })).status).toBe(403);
});

test("a person's new address takes effect at once", async () => {
  const ana = await backend.signIn('ana');
  const email = address();
  const { data } = await ana.client.auth.updateUser({ email, data: { full_name: 'Ана' } });
  expect(data.user).toMatchObject({ email, user_metadata: { full_name: 'Ана' } });
  expect((await ana.client.auth.getUser()).data.user).toMatchObject({ id: ana.id, email });
  const signIn = (address: string) =>
    backend.connect().auth.signInWithPassword({ email: address, password: ana.password });
  expect((await signIn(email)).error).toBeNull();
  expect((await signIn(ana.email)).error).toMatchObject({ status: 400, code: 'invalid_credentials' });
});

test('an address without a mailbox is refused, with all changes in the same request', async () => {
  const ana = await backend.signIn('ana');
  const email = `somebody@${UNMAILABLE_DOMAIN}`;
  const { error } = await ana.client.auth.updateUser({ email, data: { nickname: 'Ани' } });
  expect(error).toMatchObject({ code: 'email_address_invalid' });
  const { user } = (await ana.client.auth.getUser()).data;
  expect(user).toMatchObject({ email: ana.email });
  expect(user?.user_metadata).not.toHaveProperty('nickname');
});

test('a change that cannot be read is refused', async () => {
  const ana = await backend.signIn('ana');
  const response = await fetch(`${backend.apiUrl}/auth/v1/user`, {
    method: 'PUT',
    headers: {
      apikey: backend.publishableKey,
      authorization: `Bearer ${ana.token}`,
      'content-type': 'application/json',
    },
    body: '{"email": ',
  });
  expect(response.status).toBe(400);
});

test('no cache keeps a token', async () => {
  const { email, password } = await backend.signIn('ana');
  const response = await fetch(`${backend.apiUrl}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: backend.publishableKey },
    body: JSON.stringify({ email, password }),
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
});
