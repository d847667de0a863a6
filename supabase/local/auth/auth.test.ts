import bcrypt from 'bcryptjs';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestBackend, type TestBackend, UNMAILABLE_DOMAIN } from '../testing/startTestBackend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.stop());

const SESSION_ENDED = { name: 'AuthSessionMissingError' };

const address = () => `${crypto.randomUUID()}@example.com`;

test('sign-up is off', async () => {
  const { error } = await backend.connect().auth.signUp({ email: address(), password: 'long enough' });
  expect(error).toMatchObject({ status: 422, code: 'signup_disabled' });
});

test('no other door makes an account', async () => {
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

test('an account with a password signs in', async () => {
  const ana = await backend.signIn('ana');
  expect((await ana.client.auth.getUser()).data.user).toMatchObject({ id: ana.id, email: ana.email });
  const wrong = await backend.connect().auth.signInWithPassword({ email: ana.email, password: 'wrong' });
  expect(wrong.error).toMatchObject({ status: 400, code: 'invalid_credentials' });
});

test('an account made with a bcrypt hash signs in', async () => {
  const credentials = { email: address(), password: 'from elsewhere' };
  const password_hash = await bcrypt.hash(credentials.password, 10);
  await backend.admin.auth.admin.createUser({ email: credentials.email, password_hash, email_confirm: true });
  expect((await backend.connect().auth.signInWithPassword(credentials)).error).toBeNull();
});

test('accounts that cannot be made are refused as Supabase Auth does', async () => {
  const create = (attributes: object) => backend.admin.auth.admin.createUser(attributes);
  const email = address();
  await create({ email, password: 'long enough' });
  const refused = [
    [{ email, password: 'long enough' }, 422, 'email_exists'],
    [{ email: email.toUpperCase(), password: 'long enough' }, 422, 'email_exists'],
    [{ email: address(), password: 'short' }, 422, 'weak_password'],
    [{ email: 'no address', password: 'long enough' }, 400, 'validation_failed'],
    [{ password: 'long enough' }, 400, 'validation_failed'],
    [{ email: address(), password_hash: 'plain text' }, 400, 'validation_failed'],
  ] as const;
  for (const [attributes, status, code] of refused)
    expect((await create(attributes)).error).toMatchObject({ status, code });
});

test('an administrator reads, changes and deletes an account', async () => {
  const ana = await backend.signIn('ana');
  const { admin } = backend.admin.auth;
  const email = address();
  const changed = await admin.updateUserById(ana.id, { email, user_metadata: { full_name: 'Ана' } });
  expect(changed.data.user).toMatchObject({ email, user_metadata: { full_name: 'Ана' } });
  expect((await admin.getUserById(ana.id)).data.user).toMatchObject({ email });
  expect((await admin.deleteUser(ana.id)).error).toBeNull();
  expect((await admin.getUserById(ana.id)).error).toMatchObject({ status: 404, code: 'user_not_found' });
  expect((await ana.client.auth.getUser()).error).toMatchObject({ status: 403 });
});

test('accounts are listed in pages', async () => {
  await Promise.all([backend.signIn('ana'), backend.signIn('boris'), backend.signIn('vera')]);
  const { data } = await backend.admin.auth.admin.listUsers({ page: 1, perPage: 2 });
  expect(data.users).toHaveLength(2);
  expect(data).toMatchObject({ nextPage: 2, aud: 'authenticated' });
  expect('total' in data && data.total).toBeGreaterThan(2);
});

test('only the secret key, and not for somebody signed in, opens the administration', async () => {
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

test('a refreshed session goes on', async () => {
  const ana = await backend.signIn('ana');
  const { data, error } = await ana.client.auth.refreshSession();
  expect(error).toBeNull();
  expect(data.session?.user.id).toBe(ana.id);
});

test('people change their own name and password, which ends their other sessions', async () => {
  const ana = await backend.signIn('ana');
  const elsewhere = backend.connect();
  await elsewhere.auth.signInWithPassword(ana);
  const { data } = await ana.client.auth.updateUser({ password: 'a new one', data: { full_name: 'Ана' } });
  expect(data.user?.user_metadata).toMatchObject({ full_name: 'Ана' });
  expect((await elsewhere.auth.getUser()).error).toMatchObject(SESSION_ENDED);
  expect((await ana.client.auth.getUser()).error).toBeNull();
  const again = { email: ana.email, password: 'a new one' };
  expect((await backend.connect().auth.signInWithPassword(again)).error).toBeNull();
});

test("a new address of one's own counts at once", async () => {
  const ana = await backend.signIn('ana');
  const email = address();
  const { data } = await ana.client.auth.updateUser({ email, data: { full_name: 'Ана' } });
  expect(data.user).toMatchObject({ email, user_metadata: { full_name: 'Ана' } });
  expect((await ana.client.auth.getUser()).data.user).toMatchObject({ id: ana.id, email });
  const signIn = (address: string) =>
    backend.connect().auth.signInWithPassword({ email: address, password: ana.password });
  expect((await signIn(email)).error).toBeNull();
  expect((await signIn(ana.email)).error).not.toBeNull();
});

test.each([
  ['of somebody else', () => backend.signIn('boris').then(({ email }) => email), 'email_exists'],
  ['where nobody gets mail', () => Promise.resolve(`somebody@${UNMAILABLE_DOMAIN}`), 'email_address_invalid'],
  ['that is none', () => Promise.resolve('none'), 'validation_failed'],
])('an address %s is refused, with all that comes with it', async (_, email, code) => {
  const ana = await backend.signIn('ana');
  const { error } = await ana.client.auth.updateUser({ email: await email(), data: { nickname: 'Ани' } });
  expect(error).toMatchObject({ code });
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

test('a password set by an administrator ends every session', async () => {
  const ana = await backend.signIn('ana');
  await backend.admin.auth.admin.updateUserById(ana.id, { password: 'by the admin' });
  expect((await ana.client.auth.getUser()).error).toMatchObject(SESSION_ENDED);
});

test('signing out ends this session, the others or all of them', async () => {
  const ana = await backend.signIn('ana');
  const second = backend.connect();
  await second.auth.signInWithPassword(ana);
  await ana.client.auth.signOut({ scope: 'others' });
  expect((await second.auth.getUser()).error).not.toBeNull();
  expect((await ana.client.auth.getUser()).error).toBeNull();
  await backend.admin.auth.admin.signOut(ana.token, 'global');
  expect((await ana.client.auth.getUser()).error).not.toBeNull();
});

test('metadata is stored as an object that policies can read', async () => {
  const ana = await backend.signIn('ana');
  await ana.client.auth.updateUser({ data: { colour: 'green' } });
  await ana.client.auth.refreshSession();
  const { data } = await backend.admin.auth.admin.updateUserById(ana.id, { user_metadata: { size: 'L' } });
  expect(data.user?.user_metadata).toMatchObject({ colour: 'green', size: 'L' });
});

test('a forged token is nobody’s', async () => {
  const ana = await backend.signIn('ana');
  const forged = await new SignJWT({ sub: ana.id, role: 'authenticated' })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode('another secret, not of this project'));
  expect((await backend.connect().auth.getUser(forged)).error).toMatchObject({
    status: 403,
    code: 'bad_jwt',
  });
});
