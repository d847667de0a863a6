import { randomUUID } from 'node:crypto';
import { signInAddress } from '@vitrina/shared/signInAddress.ts';
import { hashSync } from 'bcryptjs';
import { expect, test } from 'vitest';
import { hashAtFullCost, makeClient } from '../fixtures/people.ts';
import { actors, backend, request, sql } from './attackedBackend.ts';

const attempt = (email: string, password = 'wrong password', headers = {}) =>
  request('visitor', 'POST', '/auth/v1/token?grant_type=password', { email, password }, headers);

test('neither the answer nor its duration tells who has an account', async () => {
  const known: number[] = [];
  const unknown: number[] = [];
  const answers = new Set<string>();
  const client = await makeClient(backend);
  await hashAtFullCost(backend, client);
  for (let round = 0; round < 5; round++)
    for (const [email, times] of [
      [client.email, known],
      [signInAddress(randomUUID()), unknown],
    ] as const) {
      const start = performance.now();
      answers.add(JSON.stringify(await attempt(email)));
      times.push(performance.now() - start);
    }
  expect([...answers]).toHaveLength(1);
  // bcrypt takes a hundred times longer than the rest, so a missing one is noticeable on any machine.
  expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 5);
});

test('after ten failures even the right password is refused, for this account only, whatever address is claimed', async () => {
  const { client, admin } = actors;
  for (let count = 0; count < 10; count++) {
    const claim = { 'cf-connecting-ip': `203.0.113.${count}`, 'x-forwarded-for': `203.0.113.${count}` };
    expect(await attempt(client.email, 'wrong password', claim)).toMatchObject({ status: 400 });
  }
  expect(await attempt(client.email.toUpperCase(), client.password)).toMatchObject({ status: 429 });
  expect(await attempt(admin.email, admin.password)).toMatchObject({ status: 200 });
});

test('an open browser is not enough to take over a client’s account', async () => {
  const { otherClient } = actors;
  const change = (body: object) => request('otherClient', 'PUT', '/auth/v1/user', body);
  const [email, password] = [`${randomUUID()}@mail.example`, randomUUID()];
  expect(await change({ email })).toMatchObject({ status: 403 });
  expect(await change({ email: signInAddress('boris') })).toMatchObject({ status: 422 });
  expect(await change({ password })).toMatchObject({ status: 400 });
  expect(await change({ password, email, current_password: 'wrong password' })).toMatchObject({
    status: 403,
  });
  expect(await change({ password, current_password: 'wrong password' })).toMatchObject({ status: 400 });
  expect(await attempt(otherClient.email, otherClient.password)).toMatchObject({ status: 200 });
});

test('guesses at the current password are limited', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 11; count++)
    statuses.push(
      (
        await request('admin', 'PUT', '/auth/v1/user', {
          password: randomUUID(),
          current_password: `guess ${count}`,
        })
      ).status,
    );
  expect(statuses).toEqual([...Array(10).fill(400), 429]);
});

/** Accounts with cheap hashes, because these tests are about the number of attempts, not their duration. */
async function newAccounts(howMany: number): Promise<string[]> {
  const names = Array.from({ length: howMany }, () => signInAddress(randomUUID()));
  await sql`
    insert into auth.users (id, email, encrypted_password)
    select gen_random_uuid(), email, ${hashSync('x', 4)} from unnest(${names}::text[]) as email`;
  return names;
}

const statuses = async (emails: string[]) =>
  (await Promise.all(emails.map((email) => attempt(email)))).map(({ status }) => status);

test('of thirty simultaneous guesses only ten are checked', async () => {
  const [email = ''] = await newAccounts(1);
  expect((await statuses(Array(30).fill(email))).sort()).toEqual([
    ...Array(10).fill(400),
    ...Array(20).fill(429),
  ]);
});

test('single guesses at many accounts are stopped after a hundred and fifty', async () => {
  expect(await statuses(await newAccounts(150))).toContain(429);
  expect(await attempt(actors.admin.email, actors.admin.password)).toMatchObject({ status: 429 });
});
