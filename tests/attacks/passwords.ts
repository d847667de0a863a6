import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { backend } from './attackedBackend.ts';
import { visit } from './visitor.ts';

describe('guessing passwords', () => {
  const attempt = (email: string, password = 'wrong password') =>
    visit('POST', '/auth/v1/token?grant_type=password', { email, password });

  test('the answer does not tell who has an account, and neither does its time', async () => {
    const known: number[] = [];
    const unknown: number[] = [];
    const answers = new Set<string>();
    for (let round = 0; round < 5; round++)
      for (const [email, times] of [
        [backend.actors.otherClient.email, known],
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

  test('after ten failures the right password waits too, for this account alone', async () => {
    const { client, admin } = backend.actors;
    for (let count = 0; count < 10; count++) expect((await attempt(client.email)).status).toBe(400);
    expect((await attempt(client.email.toUpperCase(), client.password)).status).toBe(429);
    expect((await attempt(admin.email, admin.password)).status).toBe(200);
  });

  test('a claimed address does not help', async () => {
    const email = `${randomUUID()}@chat.vitrina.example`;
    const body = { email, password: 'wrong password' };
    const statuses: number[] = [];
    for (let count = 0; count < 11; count++) {
      const headers = { 'cf-connecting-ip': `203.0.113.${count}`, 'x-forwarded-for': `203.0.113.${count}` };
      statuses.push((await visit('POST', '/auth/v1/token?grant_type=password', body, headers)).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });
});
