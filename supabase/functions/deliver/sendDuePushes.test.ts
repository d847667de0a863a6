import { randomUUID } from 'node:crypto';
import { vapidKeys } from '@vitrina/local-supabase/functions/vapidKeys.ts';
import type { PushMessage } from '@vitrina/shared/pushMessage.ts';
import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import type { Supabase } from '@vitrina/shared/supabaseClient.ts';
import { makeAdmin, makeClient, type Person, signIn } from '@vitrina/tests/fixtures/people.ts';
import { PUSH_HOST, type PushService, startPushService } from '@vitrina/tests/fixtures/startPushService.ts';
import { startTestBackend, type TestBackend } from '@vitrina/tests/fixtures/startTestBackend.ts';
import postgres from 'postgres';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sendDuePushes } from './sendDuePushes.ts';

const VAPID = { ...vapidKeys(Buffer.alloc(32, 7)), subject: 'mailto:studio@example.bg' };

let backend: TestBackend;
let service: PushService;
let sql: postgres.Sql;
let admin: Person;
let client: Person;
let studio: Supabase;
let ana: Supabase;

beforeAll(async () => {
  backend = await startTestBackend({ VAPID_KEYS: JSON.stringify(VAPID) });
  service = await startPushService();
  sql = postgres(backend.dbUrl, { onnotice: () => undefined });
  // Only these tests send, and only to a service on this machine.
  await sql`create or replace function private.functions_to_call() returns setof text
    language sql set search_path = '' as 'select null::text where false'`;
  await sql`update private.push_settings set hosts = ${[PUSH_HOST]}`;
  [admin, client] = await Promise.all([makeAdmin(backend), makeClient(backend)]);
  [studio, ana] = await Promise.all([signIn(backend, admin), signIn(backend, client)]);
});
afterAll(async () => {
  await sql?.end();
  await service?.stop();
  await backend?.stop();
});
beforeEach(async () => {
  await sql`delete from deliveries`;
  await sql`delete from private.push_subscriptions`;
  service.received.length = 0;
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('several messages of the studio become one notification, which only the client’s browser can read', async () => {
  expect((await ana.rpc('push_key')).data).toBe(VAPID.publicKey);
  const browser = await keep(ana, 'ana');
  await write(studio, admin, client, 'Здравейте');
  const last = await write(studio, admin, client, 'Готово е!');
  await send();

  const [{ body, headers } = missing(), ...others] = service.received;
  expect(others).toEqual([]);
  expect(headers).toMatchObject({
    ttl: '86400',
    topic: client.id.replaceAll('-', ''),
    'content-encoding': 'aes128gcm',
    authorization: expect.stringMatching(`^vapid t=.+, k=${VAPID.publicKey}$`),
  });
  expect(claims(headers.authorization)).toMatchObject({ aud: `https://${PUSH_HOST}`, sub: VAPID.subject });
  expect(JSON.parse(await browser.read(body))).toEqual({
    title: 'Витрина',
    body: '2 нови съобщения\nГотово е!',
    tag: client.id,
    address: '/chat',
    messageId: last,
  } satisfies PushMessage);
  expect(Buffer.from(body).toString()).not.toContain('Готово');
  expect(await left()).toBe(0);
});

test('a request says that it waits for an answer', async () => {
  const browser = await keep(ana, 'ana');
  const request = { id: randomUUID(), client_id: client.id, kind: 'materials', title: 'Снимки' };
  const content = { details: '', items: ['Лого'] };
  await studio
    .rpc('send_request', { request: { ...request, content }, message: 'Трябват ни от вас: Снимки' })
    .throwOnError();
  await send();
  const [{ body } = missing()] = service.received;
  expect(JSON.parse(await browser.read(body))).toMatchObject({
    title: 'Витрина',
    body: 'Чака отговора ви: Снимки',
    messageId: request.id,
  });
});

test('the studio is notified of clients by name, and of submissions', async () => {
  const browser = await keep(studio, 'studio');
  await write(ana, client, admin, 'Кога ще е готово?');
  const visitor = await signIn(backend);
  const sent = { name: 'Петя', email: 'petya@example.bg', phone: '0888 123 456', website: '' };
  await visitor
    .rpc('submit_inquiry', { ...sent, service: 'no-template', message: 'Искам сайт' })
    .throwOnError();
  const [inquiry] = await sql`select id from vitrina_inquiries order by created_at desc limit 1`;
  await send();
  const told = await Promise.all(
    service.received.map(async ({ body }): Promise<PushMessage> => JSON.parse(await browser.read(body))),
  );
  expect(told.sort((a, b) => a.address.localeCompare(b.address))).toMatchObject([
    {
      title: 'Ново запитване от Петя',
      body: 'Искам сайт',
      address: `/admin/inquiries/${inquiry?.id}`,
    },
    {
      title: client.username,
      body: 'Кога ще е готово?',
      address: `/chat-admin?client=${client.id}`,
    },
  ]);
});

test('a browser that is gone is forgotten, a busy one is retried, and none is notified twice', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const [name, status] of Object.entries({ here: 201, lost: 404, gone: 410, busy: 429, no: 403 }))
    await keep(ana, name, status);
  await write(studio, admin, client, 'Здравейте');
  await send();
  expect(await endpoints()).toEqual(['busy', 'here', 'no']);
  expect(await left()).toBe(1);

  service.answer('busy', 201);
  await send();
  expect(service.received.filter(({ path }) => path === '/busy')).toHaveLength(2);
  expect(service.received.filter(({ path }) => path === '/here')).toHaveLength(1);
  expect(await left()).toBe(0);
});

test('a redirect is not followed, and its address is not logged', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await keep(ana, 'secret-of-ana', 307);
  await write(studio, admin, client, 'Здравейте');
  await send();
  expect(service.received.map(({ path }) => path)).toEqual(['/secret-of-ana']);
  expect(log.mock.calls).toEqual([[`push: ${PUSH_HOST} answered 307`]]);
});

test.each([
  'http://127.0.0.1/x',
  'https://127.0.0.1:54321/rest/v1/people',
  'https://[::ffff:127.0.0.1]/x',
  `https://${PUSH_HOST}@127.0.0.1/x`,
  `https://${PUSH_HOST}:22/x`,
  `https://127.0.0.1\\@${PUSH_HOST}/x`,
  `https://${PUSH_HOST}.example.net/x`,
  `https://${PUSH_HOST.toUpperCase()}/x`,
])('nobody can make the server call %s', async (endpoint) => {
  const { p256dh, auth } = await service.subscribe('x');
  expect((await ana.rpc('keep_push', { endpoint, p256dh, auth })).error?.code).toBe('23514');
});

test('nobody can get somebody else’s messages by taking over an address', async () => {
  const browser = await keep(ana, 'ana');
  const other = await signIn(backend, await makeClient(backend));
  const { auth, p256dh } = await service.subscribe('other');
  const stolen = await other.rpc('keep_push', { endpoint: browser.endpoint, auth, p256dh });
  expect(stolen.error?.code).toBe('42501');
  await other.rpc('drop_push', { endpoint: browser.endpoint }).throwOnError();
  expect(await endpoints()).toEqual(['ana']);
});

test('after a sign-out or deletion nothing is sent, not even what was waiting', async () => {
  const guest = await makeClient(backend);
  for (const name of ['first', 'second']) await keep(await signIn(backend, guest), name);
  await write(studio, admin, guest, 'Тайна');
  await sql`delete from auth.sessions where user_id = ${guest.id}`;
  await send();
  expect(service.received).toEqual([]);

  await keep(await signIn(backend, guest), 'third');
  await write(studio, admin, guest, 'Тайна');
  await createServiceClient(backend.apiUrl, backend.secretKey).auth.admin.deleteUser(guest.id);
  await send();
  expect(service.received).toEqual([]);
  expect(await endpoints()).toEqual([]);
});

test('where pushes cannot be read, the function fails after it has sent the mails', async () => {
  await keep(ana, 'ana');
  await write(studio, admin, client, 'Здравейте');
  await sql`select submit_inquiry('Нора', 'nora@example.bg', '1', 'x', 'x', '')`;
  await sql`update deliveries set next_attempt_at = now()`;
  await sql`alter function private.read_push(uuid) rename to read_push_no_more`;
  const headers = { apikey: backend.secretKey };
  const { status } = await fetch(`${backend.apiUrl}/functions/v1/deliver`, { method: 'POST', headers });
  await sql`alter function private.read_push_no_more(uuid) rename to read_push`;
  expect(status).toBe(500);
  expect(await sql`select distinct state from deliveries where channel = 'mail'`).toEqual([
    { state: 'kept' },
  ]);
});

async function keep(person: Supabase, name: string, status?: number) {
  const browser = await service.subscribe(name, status);
  const { endpoint, p256dh, auth } = browser;
  await person.rpc('keep_push', { endpoint, p256dh, auth }).throwOnError();
  return browser;
}

/** @returns its id. */
async function write(by: Supabase, from: Person, to: Person, content: string) {
  const id = randomUUID();
  await by
    .from('chat_messages')
    .insert({ id, sender_id: from.id, receiver_id: to.id, content })
    .throwOnError();
  return id;
}

/** Makes waiting pushes due now. */
async function send() {
  await sql`update deliveries set next_attempt_at = now() where channel = 'push'`;
  const supabase = createServiceClient(backend.apiUrl, backend.secretKey);
  await sendDuePushes(supabase, { vapid: VAPID, request: service.request });
}

const left = async () => (await sql`select from deliveries where channel = 'push'`).length;

const endpoints = async () =>
  (
    await sql`select substring(endpoint from '[^/]*$') as name from private.push_subscriptions order by 1`
  ).map(({ name }) => name);

const claims = (authorization: unknown): unknown =>
  JSON.parse(Buffer.from(String(authorization).split('.')[1] ?? '', 'base64url').toString());

const missing = (): never => {
  throw new Error('Nobody was told.');
};
