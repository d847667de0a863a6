import { randomUUID } from 'node:crypto';
import { request as rawRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AttackedBackend, startAttackedBackend } from './attackedBackend.ts';

// What somebody tries who knows how Supabase works and has nothing but the publishable key, or a client's password.

let backend: AttackedBackend;
beforeAll(async () => {
  backend = await startAttackedBackend();
});
afterAll(() => backend?.stop());

const visit = (method: string, path: string, body?: unknown, headers?: object) =>
  backend.request('visitor', method, path, body, headers);
const inquiry = {
  name: 'Ана',
  email: 'ana@example.bg',
  phone: '0888 000 000',
  service: 'websites',
  message: 'Здравейте!',
  website: '',
};
const submit = (change: object) => visit('POST', '/rest/v1/rpc/submit_inquiry', { ...inquiry, ...change });

describe('fields that nobody may choose', () => {
  test.each(['id', 'read', 'created_at', 'search_text'])('an inquiry with %s is refused', async (column) => {
    const value = { id: randomUUID(), read: true, created_at: '2020-01-01', search_text: 'x' }[column];
    expect((await submit({ [column]: value })).status).toBe(404);
  });

  test.each([
    ['client_id', () => backend.actors.otherClient.id],
    ['timestamp', () => '2020-01-01T00:00:00Z'],
  ])('a message with %s is refused', async (column, value) => {
    const { client, admin } = backend.actors;
    const message = { id: randomUUID(), sender_id: client.id, receiver_id: admin.id, content: 'x' };
    const answer = await backend.request('client', 'POST', '/rest/v1/chat_messages', {
      ...message,
      [column]: value(),
    });
    expect(answer).toMatchObject({ status: 403, body: { code: '42501' } });
  });

  test('a client makes itself no admin, neither as a row nor as an account', async () => {
    const { client } = backend.actors;
    await backend.request('client', 'PATCH', `/rest/v1/chat_users?id=eq.${client.id}`, { role: 'admin' });
    for (const body of [
      { data: { role: 'admin' } },
      { role: 'service_role' },
      { app_metadata: { role: 'admin' } },
    ])
      await backend.request('client', 'PUT', '/auth/v1/user', body);
    expect((await backend.request('client', 'POST', '/rest/v1/rpc/is_admin')).body).toBe(false);
  });

  test('a message cannot be sent in another name, to another client or to oneself', async () => {
    const { client, otherClient, admin } = backend.actors;
    for (const [sender_id, receiver_id] of [
      [otherClient.id, admin.id],
      [admin.id, otherClient.id],
      [client.id, otherClient.id],
      [client.id, client.id],
    ]) {
      const message = { id: randomUUID(), sender_id, receiver_id, content: 'x' };
      const { status } = await backend.request('client', 'POST', '/rest/v1/chat_messages', message);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }
  });
});

describe('questions that ask for more', () => {
  test.each([
    '/rest/v1/templates?status=eq.inactive',
    '/rest/v1/templates?or=(status.eq.inactive,status.neq.active)',
    '/rest/v1/templates?not.and=(status.eq.active,id.not.is.null)',
  ])('%s shows no inactive template', async (path) => {
    await backend.sql`insert into templates (name, description, demo_url, status)
      values ('Скрит', 'x', '/demo/x', 'inactive')`;
    expect(await visit('GET', path)).toEqual({ status: 200, body: [] });
  });

  test.each([
    '/rest/v1/templates?select=*,chat_users(*)',
    '/rest/v1/chat_messages?select=*,chat_users!chat_messages_sender_id_fkey(*)',
    '/rest/v1/pg_catalog.pg_user',
    '/rest/v1/pg_user',
    '/rest/v1/auth.users',
    '/rest/v1/..%2f..%2fauth',
    '/rest/v1/templates?select=name::regclass',
    '/rest/v1/templates?select=count()',
    '/rest/v1/templates?order=(select%201)',
    "/rest/v1/templates?name=eq.x'%3Bdrop%20table%20templates%3B--",
    '/rest/v1/templates?name=eq.%00',
    '/rest/v1/%00',
    '/rest/v1/templates?limit=-1',
    '/rest/v1/',
  ])('%s gives nothing away', async (path) => {
    const { status, body } = await visit('GET', path);
    expect(status).toBeLessThan(500);
    if (status === 200) expect(body).toEqual([]);
  });

  test.each(['private', 'auth', 'storage', 'realtime', 'pg_catalog'])(
    'schema %s is closed',
    async (schema) => {
      const answer = await visit('GET', '/rest/v1/templates', undefined, { 'accept-profile': schema });
      expect(answer.status).toBe(406);
    },
  );

  test('a client that filters for the rows of others reads none', async () => {
    const { otherClient, admin } = backend.actors;
    await backend.sql`insert into chat_messages (id, sender_id, receiver_id, content)
      values (gen_random_uuid(), ${otherClient.id}, ${admin.id}, 'Тайна')`;
    for (const path of [
      `/rest/v1/chat_messages?client_id=eq.${otherClient.id}`,
      `/rest/v1/chat_messages?or=(content.ilike.*тайна*,id.not.is.null)`,
      `/rest/v1/chat_users?id=eq.${otherClient.id}&select=*`,
      `/rest/v1/chat_users?role=eq.client&id=neq.${backend.actors.client.id}`,
    ])
      expect(await backend.request('client', 'GET', path)).toEqual({ status: 200, body: [] });
  });
});

describe('bodies that are not what they should be', () => {
  test.each([
    ['no JSON', new Blob(['{'], { type: 'application/json' })],
    ['a list', []],
    ['a number', 7],
    ['nested values', { ...inquiry, name: { first: 'Ана' } }],
    ['a zero byte', { ...inquiry, message: 'a\u0000b' }],
    ['half of an emoji', { ...inquiry, message: '\ud83d' }],
    ['a missing field', { name: 'Ана' }],
    ['blanks', { ...inquiry, message: ' \u00a0\u200b\n' }],
    ['too long a name', { ...inquiry, name: 'я'.repeat(101) }],
    ['too long a message', { ...inquiry, message: 'я'.repeat(4001) }],
    ['a list of addresses', { ...inquiry, email: 'a@b.bg,c@d.bg\nbcc: e@f.bg' }],
  ])('an inquiry with %s is refused or stored, never a failure', async (_, body) => {
    expect((await visit('POST', '/rest/v1/rpc/submit_inquiry', body)).status).toBeLessThan(500);
  });

  test('what is larger than a megabyte is refused with the reason', async () => {
    expect((await submit({ message: 'я'.repeat(1024 * 1024) })).status).toBe(413);
  });

  test.each([
    ['no password', { email: 'a@example.bg' }],
    ['lists', { email: ['a@example.bg'], password: {} }],
    ['a megabyte of password', { email: 'a@example.bg', password: 'x'.repeat(900_000) }],
    ['nothing', undefined],
  ])('signing in with %s is refused', async (_, body) => {
    expect((await visit('POST', '/auth/v1/token?grant_type=password', body)).status).toBe(400);
  });
});

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

describe('files', () => {
  const png = new Blob([new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10])], { type: 'image/png' });

  test.each([
    '../x.png',
    '%2e%2e%2fx.png',
    '..%5cx.png',
    'a/../../x.png',
    '%00.png',
    '%',
    'x%0d%0aset-cookie:a.png',
    `${'long'.repeat(500)}.png`,
  ])('the name %.40s leads nowhere', async (name) => {
    for (const method of ['POST', 'GET', 'DELETE']) {
      const status = await rawStatus(method, `/storage/v1/object/project-images/${name}`);
      expect(status, method).toBeGreaterThanOrEqual(400);
      expect(status, method).toBeLessThan(500);
    }
  });

  test.each(['text/html', 'image/svg+xml', 'application/javascript', 'application/pdf', ''])(
    'a picture that says it is "%s" is refused',
    async (type) => {
      const path = `/storage/v1/object/project-images/${randomUUID()}.png`;
      const { status } = await backend.request('admin', 'POST', path, png, { 'content-type': type });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    },
  );

  test('a page in a picture’s clothes is still served as a picture', async () => {
    const name = `${randomUUID()}.gif`;
    const page = new Blob(['GIF89a<script>alert(1)</script>'], { type: 'image/gif' });
    await backend.request('admin', 'POST', `/storage/v1/object/project-images/${name}`, page, {
      'content-type': 'image/gif',
    });
    const served = await fetch(`${backend.apiUrl}/storage/v1/object/public/project-images/${name}`);
    expect(served.headers.get('content-type')).toBe('image/gif');
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('a bucket cannot be made, opened or listed', async () => {
    for (const actor of ['visitor', 'client', 'admin'] as const) {
      const made = await backend.request(actor, 'POST', '/storage/v1/bucket', { name: 'mine', public: true });
      expect(made.status).toBeGreaterThanOrEqual(400);
      await backend.request(actor, 'PUT', '/storage/v1/bucket/Offer%20Images', { public: true });
      await backend.request(actor, 'DELETE', '/storage/v1/bucket/project-images');
    }
    expect(await backend.sql`select id, public from storage.buckets order by id`).toEqual([
      { id: 'Offer Images', public: false },
      { id: 'ai-gallery-images', public: true },
      { id: 'project-images', public: true },
    ]);
  });

  test('a signed address opens its own file alone', async () => {
    const { client, otherClient } = backend.actors;
    const file = async (owner: string) => {
      const name = `chat-images/${owner}/${randomUUID()}.png`;
      await backend.request('owner', 'POST', `/storage/v1/object/Offer%20Images/${name}`, png, {
        'content-type': 'image/png',
      });
      return name;
    };
    const [own, foreign] = [await file(client.id), await file(otherClient.id)];
    const { body } = await backend.request(
      'client',
      'POST',
      `/storage/v1/object/sign/Offer%20Images/${own}`,
      {
        expiresIn: 60,
      },
    );
    const { signedURL } = body as { signedURL: string };
    const open = async (path: string) => (await fetch(`${backend.apiUrl}/storage/v1${path}`)).status;
    expect(await open(signedURL)).toBe(200);
    expect(await open(signedURL.replace(own, foreign))).toBeGreaterThanOrEqual(400);
    expect(await open(`${signedURL}x`)).toBeGreaterThanOrEqual(400);
  });
});

/** Sends the address as it stands; `fetch` would tidy it up. */
function rawStatus(method: string, path: string): Promise<number> {
  const { hostname, port } = new URL(backend.apiUrl);
  return new Promise((resolve, reject) => {
    const headers = { ...backend.actors.headers.admin, 'content-type': 'image/png' };
    rawRequest({ hostname, port, method, path, headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    })
      .on('error', reject)
      .end(method === 'POST' ? 'x' : undefined);
  });
}
