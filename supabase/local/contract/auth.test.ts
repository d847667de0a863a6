import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/bcrypt';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noVisitors, openTarget, type Target } from './openTarget.ts';

let target: Target;
beforeAll(async () => {
  target = await openTarget();
});
afterAll(() => target?.close());

const ENDED = { name: 'AuthSessionMissingError' };
/** The statuses by which one project or another refuses. */
const REFUSALS = [400, 401, 403, 404, 422];

const address = () => `contract-${randomUUID()}@example.com`;
const signedIn = async () => target.signIn(await target.makeAccount());
const admin = () => target.owner.auth.admin;

test('sign-up is off', async () => {
  const { error } = await target.connect().auth.signUp({ email: address(), password: 'long enough' });
  expect(error).toMatchObject({ status: 422, code: 'signup_disabled' });
});

test('asking for a one-time password creates no account', async () => {
  const email = address();
  const { error } = await target.connect().auth.signInWithOtp({ email });
  expect(error?.status).toBeOneOf(REFUSALS);
  expect((await target.makeAccount({ email })).id, 'the address is still free').toBeTruthy();
});

test('an account signs in with its password only', async () => {
  const account = await target.makeAccount();
  const { supabase } = await target.signIn(account);
  const { data } = await supabase.auth.getUser();
  expect(data.user).toMatchObject({ id: account.id, email: account.email });
  const wrong = await target.connect().auth.signInWithPassword({ email: account.email, password: 'wrong' });
  expect(wrong.error).toMatchObject({ status: 400, code: 'invalid_credentials' });
});

describe('a token made with the secret key', () => {
  const makeToken = async (email: string) => {
    const { data } = await admin().generateLink({ type: 'magiclink', email });
    return data.properties?.hashed_token ?? '';
  };
  const verify = (token_hash: string) => target.connect().auth.verifyOtp({ type: 'magiclink', token_hash });
  const REFUSED = { status: 403, code: 'otp_expired' };

  test('signs its account in once, without changing the password', async () => {
    const account = await target.makeAccount();
    const token = await makeToken(account.email);
    expect((await verify(token)).data.session?.user).toMatchObject({ id: account.id, email: account.email });
    expect((await verify(token)).error).toMatchObject(REFUSED);
    expect((await target.signIn(account)).id).toBe(account.id);
  });

  test('has the shape that the edge function "enter" works with, and so has the session', async () => {
    const { email } = await target.makeAccount();
    const { data } = await admin().generateLink({ type: 'magiclink', email });
    expect(data).toMatchObject({
      properties: {
        hashed_token: expect.stringMatching(/^[0-9a-f]{56}$/),
        verification_type: 'magiclink',
      },
      user: { email },
    });
    const { session } = (await verify(data.properties?.hashed_token ?? '')).data;
    expect(session).toMatchObject({
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      token_type: 'bearer',
      expires_in: 3600,
    });
    const refreshed = await target
      .connect()
      .auth.refreshSession({ refresh_token: session?.refresh_token ?? '' });
    expect(refreshed.error).toBeNull();
  });

  test('is invalid once there is a newer one, as is any other', async () => {
    const { email } = await target.makeAccount();
    const [older, newer] = [await makeToken(email), await makeToken(email)];
    for (const token of [older, '', 'f'.repeat(56)])
      expect((await verify(token)).error?.status).toBeOneOf(REFUSALS);
    expect((await verify(newer)).error).toBeNull();
  });
});

test('an unknown address is refused like a wrong password', async () => {
  const { error } = await target.connect().auth.signInWithPassword({ email: address(), password: 'wrong' });
  expect(error).toMatchObject({ status: 400, code: 'invalid_credentials' });
});

test('an account made with a bcrypt hash signs in', async () => {
  const password = 'from elsewhere';
  const password_hash = await hash(password, 10);
  const { email } = await target.makeAccount({ password: undefined, password_hash });
  expect((await target.signIn({ email, password })).token).toBeTruthy();
});

test.each([
  ['an address that is taken', (email: string) => ({ email }), 422, 'email_exists'],
  [
    'the same address in upper case',
    (email: string) => ({ email: email.toUpperCase() }),
    422,
    'email_exists',
  ],
  ['an address that is none', () => ({ email: 'no address' }), 400, 'validation_failed'],
  ['no address', () => ({ email: undefined }), 400, 'validation_failed'],
  ['a password that bcrypt would cut', () => ({ password: 'x'.repeat(73) }), 400, 'validation_failed'],
])('%s creates no account', async (_, attributesWith, status, code) => {
  const { email } = await target.makeAccount();
  const attributes = { email: address(), password: 'long enough', ...attributesWith(email) };
  expect((await admin().createUser(attributes)).error).toMatchObject({ status, code });
});

test('a short password is refused', async () => {
  const { id } = await target.makeAccount();
  const { error } = await admin().updateUserById(id, { password: 'short' });
  expect(error).toMatchObject({ status: 422, code: 'weak_password' });
});

test('an administrator reads, changes and deletes an account', async () => {
  const { id, supabase } = await signedIn();
  const email = address();
  const { data } = await admin().updateUserById(id, { email, user_metadata: { full_name: 'Ана' } });
  expect(data.user).toMatchObject({ email, user_metadata: { full_name: 'Ана' } });
  expect((await admin().getUserById(id)).data.user).toMatchObject({ email });
  expect((await admin().deleteUser(id)).error).toBeNull();
  const gone = { status: 404, code: 'user_not_found' };
  expect((await admin().getUserById(id)).error).toMatchObject(gone);
  expect((await admin().deleteUser(id)).error).toMatchObject(gone);
  expect((await supabase.auth.getUser()).error).toMatchObject({ status: 403, code: 'user_not_found' });
});

test('accounts are listed in pages', async () => {
  for (const _ of [1, 2, 3]) await target.makeAccount();
  const { data } = await admin().listUsers({ page: 1, perPage: 2 });
  expect(data.users).toHaveLength(2);
  expect(data).toMatchObject({ nextPage: 2, aud: 'authenticated' });
  expect('total' in data && data.total).toBeGreaterThan(2);
});

describe.skipIf(noVisitors)(`without the secret key ${noVisitors}`, () => {
  test('nobody administers accounts, whether signed in or not', async () => {
    const { id, email, token } = await signedIn();
    const intruders = [target.connect({ Authorization: `Bearer ${token}` }), target.connect()];
    for (const { auth } of intruders) {
      expect([401, 403]).toContain((await auth.admin.listUsers()).error?.status);
      expect([401, 403]).toContain((await auth.admin.createUser({ email: address() })).error?.status);
      expect([401, 403]).toContain((await auth.admin.deleteUser(id)).error?.status);
      const link = await auth.admin.generateLink({ type: 'magiclink', email });
      expect([401, 403]).toContain(link.error?.status);
    }
    expect((await admin().getUserById(id)).error).toBeNull();
  });
});

test('a refreshed session continues', async () => {
  const { id, supabase } = await signedIn();
  const { data, error } = await supabase.auth.refreshSession();
  expect(error).toBeNull();
  expect(data.session?.user.id).toBe(id);
});

test('people change their own name and password, which ends their other sessions', async () => {
  const account = await target.makeAccount();
  const [here, elsewhere] = [await target.signIn(account), await target.signIn(account)];
  const password = randomUUID();
  const { data } = await here.supabase.auth.updateUser({
    password,
    current_password: account.password,
    data: { full_name: 'Ана' },
  });
  expect(data.user?.user_metadata).toMatchObject({ full_name: 'Ана' });
  expect((await elsewhere.supabase.auth.getUser()).error).toMatchObject(ENDED);
  expect((await here.supabase.auth.getUser()).error).toBeNull();
  expect((await target.signIn({ ...account, password })).id).toBe(account.id);
});

test('the current password cannot be the new one', async () => {
  const { password, supabase } = await signedIn();
  const { error } = await supabase.auth.updateUser({ password, current_password: password });
  expect(error).toMatchObject({ status: 422, code: 'same_password' });
});

test.each([
  ['without the current one', {}],
  ['with a wrong one', { current_password: 'a guess' }],
])('a session alone cannot set a new password: %s nothing changes', async (_, proof) => {
  const { email, password, supabase } = await signedIn();
  const { error } = await supabase.auth.updateUser({
    password: randomUUID(),
    data: { nickname: 'Ани' },
    ...proof,
  });
  expect(error).toMatchObject({ status: 400 });
  const again = await target.signIn({ email, password });
  expect((await again.supabase.auth.getUser()).data.user?.user_metadata).not.toHaveProperty('nickname');
});

test('a client keeps the address that belongs to the user name', async () => {
  const { ana } = await target.makePeople();
  const { error } = await ana.supabase.auth.updateUser({ email: address(), data: { nickname: 'Ани' } });
  expect(error).not.toBeNull();
  const { user } = (await ana.supabase.auth.getUser()).data;
  expect(user).toMatchObject({ email: ana.email });
  expect(user?.new_email ?? '').toBe('');
  expect(user?.user_metadata).not.toHaveProperty('nickname');
  const { error: refused } = await admin().updateUserById(ana.id, { email: address() });
  expect(refused, 'not even with the secret key').not.toBeNull();
});

test.each([
  ['of somebody else', async () => (await target.makeAccount()).email, 422, 'email_exists'],
  ['that is none', async () => 'none', 400, 'validation_failed'],
])('an address %s is refused, with all changes in the same request', async (_, newEmail, status, code) => {
  const { email, supabase } = await signedIn();
  const { error } = await supabase.auth.updateUser({ email: await newEmail(), data: { nickname: 'Ани' } });
  expect(error).toMatchObject({ status, code });
  const { user } = (await supabase.auth.getUser()).data;
  expect(user).toMatchObject({ email });
  expect(user?.user_metadata).not.toHaveProperty('nickname');
});

test('a password set by an administrator ends every session', async () => {
  const { id, supabase } = await signedIn();
  await admin().updateUserById(id, { password: randomUUID() });
  expect((await supabase.auth.getUser()).error).toMatchObject(ENDED);
});

test('signing out ends the other sessions, or all of them', async () => {
  const account = await target.makeAccount();
  const [here, elsewhere] = [await target.signIn(account), await target.signIn(account)];
  await here.supabase.auth.signOut({ scope: 'others' });
  expect((await elsewhere.supabase.auth.getUser()).error).toMatchObject(ENDED);
  expect((await here.supabase.auth.getUser()).error).toBeNull();
  await admin().signOut(here.token, 'global');
  expect((await here.supabase.auth.getUser()).error).toMatchObject(ENDED);
});

test('metadata is merged, whoever writes it', async () => {
  const { id, supabase } = await signedIn();
  await supabase.auth.updateUser({ data: { colour: 'green' } });
  const { data } = await admin().updateUserById(id, { user_metadata: { size: 'L' } });
  expect(data.user?.user_metadata).toMatchObject({ colour: 'green', size: 'L' });
});

test('a forged token is refused', async () => {
  const forged = await new SignJWT({ sub: randomUUID(), role: 'authenticated' })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode('another secret, not of this project'));
  const { error } = await target.connect().auth.getUser(forged);
  expect(error).toMatchObject({ status: 403, code: 'bad_jwt' });
});
