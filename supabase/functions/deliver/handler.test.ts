import type { Backend } from '@vitrina/local-supabase/startBackend.ts';
import { brand } from '@vitrina/shared/brand.ts';
import { makeAdmin, makeClient, type Person, signIn } from '@vitrina/tests/fixtures/people.ts';
import { MONDAY, queueDigest } from '@vitrina/tests/fixtures/queueDigest.ts';
import { type MailServer, startMailServer } from '@vitrina/tests/fixtures/startMailServer.ts';
import { startTestBackend } from '@vitrina/tests/fixtures/startTestBackend.ts';
import postgres from 'postgres';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let mailServer: MailServer;
let backend: Backend;
let sql: postgres.Sql;

beforeAll(async () => {
  mailServer = await startMailServer({
    onRcptTo: ({ address }, _, done) => {
      if (address.startsWith('nobody')) done(Object.assign(new Error('no such user'), { responseCode: 550 }));
      else if (address.startsWith('busy')) done(Object.assign(new Error('busy'), { responseCode: 451 }));
      else if (address.startsWith('wrong'))
        sql`update people set email = 'right@example.bg' where email = ${address}`.then(() => done(), done);
      else done();
    },
  });
  backend = await startTestBackend({ SMTP_URL: mailServer.url, MAIL_TO: 'studio@example.bg' });
  sql = postgres(backend.dbUrl, { onnotice: () => undefined });
  await sql`update private.submit_settings set max_submits = 1000`;
});
afterAll(async () => {
  await sql?.end();
  await backend?.stop();
  await mailServer?.turnOff();
});
beforeEach(async () => {
  await mailServer.turnOn();
  await sql`delete from deliveries`;
  mailServer.received.length = 0;
});

test('an inquiry is mailed to the studio in full, with the visitor as Reply-To, and the visitor gets a receipt', async () => {
  await submit({ name: 'Ана Петрова', email: 'ana@example.bg', message: 'Искам сайт.\n<b>Спешно</b>' });
  await sendAll({ sent: 2 });

  const [notice, receipt] = [mailTo('studio@example.bg'), mailTo('ana@example.bg')];
  expect(notice?.headers).toMatchObject({
    subject: 'Ново запитване от Ана Петрова',
    'reply-to': 'ana@example.bg',
    from: `${brand.name} <${brand.email}>`,
    to: 'studio@example.bg',
  });
  expect(bodies(notice?.raw)).toContain('Искам сайт.\n<b>Спешно</b>');
  expect(bodies(notice?.raw)).toContain('&lt;b&gt;Спешно&lt;/b&gt;');

  expect(receipt?.headers).toMatchObject({
    subject: 'Получихме запитването ви',
    'reply-to': 'studio@example.bg',
  });
  expect(bodies(receipt?.raw)).toContain('получихме запитването, което изпратихте на');
  expect(bodies(receipt?.raw)).not.toMatch(/Ана|Искам|Спешно/);
});

test('nothing that a visitor types can add a header or a receiver', async () => {
  await submit({ name: 'Ана\r\nBcc: victim@example.bg\r\n\r\nтекст', email: 'a,victim@example.bg' });
  await sendAll({ sent: 1 });
  for (const { to, headers } of mailServer.received) {
    expect(to).toEqual(['studio@example.bg']);
    expect(headers).not.toHaveProperty('bcc');
    expect(headers).not.toHaveProperty('reply-to');
    expect(headers.subject).toBe('Ново запитване от Ана Bcc: victim@example.bg текст');
  }
});

test('a letter is in the thread of the receipt, and the next one in that of the letter', async () => {
  await submit({ name: 'Ана Петрова', email: 'petrova@example.bg', message: 'Искам сайт.' });
  await sendAll({ sent: 2 });
  const receipt = mailTo('petrova@example.bg')?.headers['message-id'];
  const [inquiry] = await sql`select id from vitrina_inquiries where email = 'petrova@example.bg'`;
  const answer = { quotes_last: true, last_submission: inquiry?.id };
  const first = await writeLetter({ subject: 'Сайт\r\nBcc: victim@example.bg', ...answer });
  await sendAll({ sent: 3 });
  const second = await writeLetter({ subject: 'Още нещо', last_seen: first });
  await sendAll({ sent: 4 });

  const [one, two] = mailServer.received.slice(-2);
  expect(one?.to).toEqual(['petrova@example.bg']);
  expect(one?.headers).toMatchObject({
    subject: 'Сайт Bcc: victim@example.bg',
    'reply-to': 'studio@example.bg',
    'in-reply-to': receipt,
    references: receipt,
  });
  for (const header of ['bcc', 'auto-submitted']) expect(one?.headers).not.toHaveProperty(header);
  expect(bodies(one?.raw)).toContain('> Искам сайт.');
  expect(one?.headers['message-id']).toContain(first);
  expect(two?.headers['message-id']).toContain(second);
  expect(two?.headers['in-reply-to']).toBe(one?.headers['message-id']);
  expect(two?.headers.references).toBe(`${receipt} ${one?.headers['message-id']}`);
});

test('the steps that are due reach the studio in the digest of a morning', async () => {
  await sql`insert into people (name, next_step, next_step_on) values ('Ана Петрова', 'Обаждане', ${MONDAY})`;
  await queueDigest(sql);
  await sendAll({ sent: 1 });

  const digest = mailTo('studio@example.bg');
  expect(digest?.headers.subject).toBe('За днес: 1 стъпка');
  expect(bodies(digest?.raw)).toContain('Ана Петрова: Обаждане');
});

test('only an admin is told whether mails are sent', async () => {
  const admin = await makeAdmin(backend);
  const asked = async (person?: Person) => {
    const { data, response } = await (await signIn(backend, person)).functions.invoke('deliver', {
      method: 'GET',
    });
    return { status: response?.status, way: data?.way };
  };
  expect(await asked(admin)).toEqual({ status: 200, way: 'sent' });
  expect((await asked(await makeClient(backend))).status).toBe(403);
  expect((await asked()).status).toBe(401);
});

test('while the mail server is down, mails wait and tell why', async () => {
  await mailServer.turnOff();
  await submit({});
  await sendAll({ waiting: 2 });
  await expect.poll(reasons).toEqual([expect.stringContaining('ECONNREFUSED')]);

  await mailServer.turnOn();
  await sql`update deliveries set next_attempt_at = now()`;
  await sendAll({ sent: 2 });
  expect(mailServer.received).toHaveLength(2);
});

test('a mail to an unknown address fails for good, one to a busy address waits, the others are sent', async () => {
  for (const name of ['nobody', 'busy', 'ana']) await submit({ email: `${name}@example.bg` });
  await sendAll({ sent: 4, failed: 1, waiting: 1 });
  const [failed] = await sql`select recipient, failure from deliveries where state = 'failed'`;
  expect(failed).toEqual({
    recipient: 'nobody@example.bg',
    failure: expect.stringContaining('550 no such user'),
  });
});

test('a link does not go to an address that was corrected while another mail was being sent', async () => {
  const client = await makeClient(backend);
  await sql`update people set email = 'wrong@example.bg' where client_id = ${client.id}`;
  await sql`insert into deliveries (kind, account_id, recipient)
    select 'sign_in', ${client.id}, 'wrong@example.bg' from generate_series(1, 2)`;
  await sendAll({ sent: 2 });
  expect(mailServer.received.map(({ to }) => to[0])).toEqual(['wrong@example.bg', 'right@example.bg']);
  const [{ keys } = {}] = await sql`
    select count(*)::integer as keys from private.account_keys where account_id = ${client.id}`;
  expect(keys, 'the key of the first link has ended').toBe(1);
});

test('many simultaneous senders send each mail once', async () => {
  await sql`insert into deliveries (kind) select 'test' from generate_series(1, 60)`;
  await Promise.all(Array.from({ length: 6 }, call));
  await expect.poll(states, { timeout: 15_000 }).toEqual({ sent: 60 });
  const ids = mailServer.received.map(({ headers }) => headers['message-id']);
  expect(ids).toHaveLength(60);
  expect(new Set(ids).size).toBe(60);
});

test('nobody can make it send without the secret key', async () => {
  for (const key of ['', 'wrong', backend.publishableKey]) expect((await call(key)).status).toBe(401);
});

/** @returns its id. */
async function writeLetter(change: object): Promise<string> {
  const studio = await signIn(backend, await makeAdmin(backend));
  const [person] = await sql`select id from people where email = 'petrova@example.bg'`;
  const entry_id = crypto.randomUUID();
  const letter = { entry_id, person_id: person?.id, subject: 'x', body: 'Здравейте', ...change };
  await studio.rpc('send_letter', letter).throwOnError();
  return entry_id;
}

async function submit(change: object) {
  const inquiry = {
    name: 'Ана',
    email: 'ana@example.bg',
    phone: '1',
    service: 'x',
    message: 'y',
    website: '',
  };
  const response = await fetch(`${backend.apiUrl}/rest/v1/rpc/submit_inquiry`, {
    method: 'POST',
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ ...inquiry, ...change }),
  });
  if (!response.ok) throw new Error(await response.text());
}

const call = (apikey: unknown = backend.secretKey) =>
  fetch(`${backend.apiUrl}/functions/v1/deliver`, {
    method: 'POST',
    headers: { apikey: typeof apikey === 'string' ? apikey : backend.secretKey },
  });

/** The backend's own timer may be sending already. */
async function sendAll(expected: Record<string, number>) {
  expect((await call()).status).toBe(200);
  await expect.poll(states, { timeout: 15_000 }).toEqual(expected);
}

async function states(): Promise<Record<string, number>> {
  const rows = await sql`select state, count(*)::integer from deliveries group by state`;
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

const reasons = async () =>
  (await sql`select distinct failure from deliveries where failure is not null`).map(
    ({ failure }) => failure,
  );

const mailTo = (address: string) => mailServer.received.find(({ to }) => to.includes(address));

/** The decoded parts of a message, concatenated. */
function bodies(raw = ''): string {
  return raw
    .split(/\r\n--/)
    .map((part) => {
      const [head = '', ...rest] = part.split('\r\n\r\n');
      const body = rest.join('\r\n\r\n');
      if (/encoding: base64/i.test(head)) return Buffer.from(body, 'base64').toString();
      const bytes = body
        .replaceAll('=\r\n', '')
        .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
      return Buffer.from(bytes, 'latin1').toString();
    })
    .join('\n')
    .replaceAll('\r\n', '\n');
}
