import { inquiry } from '@vitrina/tests/fixtures/inquiry.ts';
import { signIn } from '@vitrina/tests/fixtures/people.ts';
import { startMailServer } from '@vitrina/tests/fixtures/startMailServer.ts';
import { startTestBackend, type TestBackend } from '@vitrina/tests/fixtures/startTestBackend.ts';
import postgres from 'postgres';
import { expect, test } from 'vitest';

const SUBMITS = 100;

test('a hundred submits while the mail server is off become two hundred mails when it is on, none twice', async () => {
  // After the outage it still rejects one mail in five temporarily.
  let asked = 0;
  await using mailServer = await startMailServer({
    onMailFrom: (_, __, done) => {
      asked += 1;
      done(asked % 5 === 0 ? Object.assign(new Error('later'), { responseCode: 421 }) : undefined);
    },
  });
  const backend = await startTestBackend({ SMTP_URL: mailServer.url, MAIL_TO: 'studio@example.bg' });
  const sql = postgres(backend.dbUrl, { onnotice: () => undefined });
  try {
    await sql`update private.submit_settings set max_submits = 1000`;
    await sql`update private.mail_settings set max_receipts_per_hour = 1000`;
    await mailServer.turnOff();
    for (let number = 1; number <= SUBMITS; number += 1) await submit(backend, number);
    expect(await count(sql, 'sent')).toBe(0);

    // A day of failed attempts, each of which is made due at once.
    for (let attempt = 0; attempt < 30; attempt += 1) {
      await sql`update deliveries set next_attempt_at = now() where state = 'waiting'`;
      await Promise.all([send(backend), send(backend)]);
    }
    // The schedule may be trying some at this moment.
    await expect.poll(() => count(sql, 'waiting')).toBe(2 * SUBMITS);
    await sql`update deliveries set queued_at = now() - interval '25 hours', created_at = now() - interval '25 hours'`;

    await mailServer.turnOn();
    const sendAll = async () => {
      await sql`update deliveries set next_attempt_at = now() where state = 'waiting'`;
      await Promise.all([send(backend), send(backend), send(backend)]);
      return count(sql, 'sent');
    };
    await expect.poll(sendAll, { timeout: 300_000, interval: 200 }).toBe(2 * SUBMITS);

    const ids = mailServer.received.map(({ headers }) => headers['message-id']);
    expect(ids).toHaveLength(2 * SUBMITS);
    expect(new Set(ids).size).toBe(2 * SUBMITS);
    const receivers = mailServer.received.flatMap(({ to }) => to);
    expect(receivers.filter((address) => address === 'studio@example.bg')).toHaveLength(SUBMITS);
    expect(new Set(receivers).size).toBe(SUBMITS + 1);
  } finally {
    await sql.end();
    await backend.stop();
  }
});

async function submit(backend: TestBackend, number: number) {
  const visitor = { name: `Посетител ${number}`, email: `visitor${number}@example.bg` };
  await (await signIn(backend)).rpc('submit_inquiry', { ...inquiry, ...visitor }).throwOnError();
}

const send = ({ apiUrl, secretKey }: TestBackend) =>
  fetch(`${apiUrl}/functions/v1/deliver`, { method: 'POST', headers: { apikey: secretKey } });

async function count(sql: postgres.Sql, state: string): Promise<number> {
  const [row] = await sql`select count(*)::integer as count from deliveries where state = ${state}`;
  return row?.count;
}
