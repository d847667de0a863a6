import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { actors, request } from './attackedBackend.ts';

const attempt = (email: string, password = 'wrong password', headers = {}) =>
  request('visitor', 'POST', '/auth/v1/token?grant_type=password', { email, password }, headers);

test('the answer does not tell who has an account, and neither does its time', async () => {
  const known: number[] = [];
  const unknown: number[] = [];
  const answers = new Set<string>();
  for (let round = 0; round < 5; round++)
    for (const [email, times] of [
      [actors.otherClient.email, known],
      [`${randomUUID()}@chat.vitrina.example`, unknown],
    ] as const) {
      const start = performance.now();
      answers.add(JSON.stringify(await attempt(email)));
      times.push(performance.now() - start);
    }
  expect([...answers]).toHaveLength(1);
  // bcrypt takes a hundred times longer than everything else, so a missing one shows on any machine.
  expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 5);
});

test('after ten failures the right password waits too, for this account alone and whatever address is claimed', async () => {
  const { client, admin } = actors;
  for (let count = 0; count < 10; count++) {
    const claim = { 'cf-connecting-ip': `203.0.113.${count}`, 'x-forwarded-for': `203.0.113.${count}` };
    expect(await attempt(client.email, 'wrong password', claim)).toMatchObject({ status: 400 });
  }
  expect(await attempt(client.email.toUpperCase(), client.password)).toMatchObject({ status: 429 });
  expect(await attempt(admin.email, admin.password)).toMatchObject({ status: 200 });
});
