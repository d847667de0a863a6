import type { Backend } from '@vitrina/local-supabase/startBackend.ts';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inquiry } from '../fixtures/inquiry.ts';
import { startTestBackend } from '../fixtures/startTestBackend.ts';

// What somebody gets who has the publishable key and knows how to send requests. No library of ours in between.

let backend: Backend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend?.stop());

test('a visitor reads the active templates, the projects and the gallery', async () => {
  const templates = await request('GET', '/rest/v1/templates?select=name,status&order=order_index');
  expect(templates.body).toHaveLength(6);
  expect(templates.body[0]).toEqual({ name: 'Старият орех', status: 'active' });
  expect((await request('GET', '/rest/v1/templates?status=eq.inactive')).body).toEqual([]);
  expect((await request('GET', '/rest/v1/projects')).body).toHaveLength(3);
  expect((await request('GET', '/rest/v1/ai_gallery_images')).body).toHaveLength(12);
});

test.each(['vitrina_inquiries', 'contact_messages', 'chat_users', 'chat_messages'])(
  'a visitor reads nothing of %s',
  async (table) => {
    expect(await request('GET', `/rest/v1/${table}`)).toMatchObject({ status: 401, body: { code: '42501' } });
  },
);

test.each([
  ['templates', { name: 'x', description: 'x', demo_url: '/x' }],
  ['projects', { title: 'x', description: 'x', image: '/x' }],
  ['ai_gallery_images', { title: 'x', image_url: '/x' }],
  ['vitrina_inquiries', { name: 'x', email: 'a@b', phone: '1', service: 'x', message: 'x' }],
  ['contact_messages', { name: 'x', email: 'a@b', phone: '1', title: 'x', message: 'x' }],
  ['chat_users', { id: crypto.randomUUID(), username: 'intruder', role: 'admin' }],
  ['chat_messages', { id: crypto.randomUUID(), content: 'x' }],
])('a visitor writes nothing to %s', async (table, row) => {
  const refused = { status: 401, body: { code: '42501' } };
  expect(await request('POST', `/rest/v1/${table}`, row)).toMatchObject(refused);
  expect(await request('PATCH', `/rest/v1/${table}?id=not.is.null`, row)).toMatchObject(refused);
  expect(await request('DELETE', `/rest/v1/${table}?id=not.is.null`)).toMatchObject(refused);
});

test.each(['reorder_templates', 'reorder_projects', 'reorder_ai_gallery_images'])(
  'a visitor cannot call %s',
  async (name) => {
    expect(await call(name, { start_index: 0, end_index: 1 })).toMatchObject({ status: 401 });
  },
);

test('a visitor asks in vain for another schema', async () => {
  for (const schema of ['private', 'auth', 'storage'])
    expect(
      (await request('GET', '/rest/v1/submit_settings', undefined, { 'accept-profile': schema })).status,
    ).toBeGreaterThanOrEqual(400);
});

test('a visitor cannot sign up', async () => {
  const answer = await request('POST', '/auth/v1/signup', {
    email: 'a@example.bg',
    password: 'дълга парола',
  });
  expect(answer).toMatchObject({ status: 422, body: { error_code: 'signup_disabled' } });
});

test('a submit answers with its row, a wrong one with a code, the sixth with 429', async () => {
  expect(await call('submit_inquiry', inquiry)).toMatchObject({
    status: 200,
    body: { name: inquiry.name, service: inquiry.service, read: false },
  });
  expect(await call('submit_inquiry', { ...inquiry, email: 'ana' })).toMatchObject({
    status: 400,
    body: { code: '23514' },
  });
  expect(await call('submit_inquiry', { ...inquiry, website: 'spam' })).toMatchObject({
    status: 400,
    body: { code: '22023' },
  });

  const { service, ...rest } = inquiry;
  const order = { ...rest, phone: 'N/A', title: 'AI Design Order - basic' };
  expect(await call('submit_contact_message', order)).toMatchObject({
    status: 200,
    body: { title: order.title },
  });
  for (const _ of [3, 4, 5]) expect((await call('submit_inquiry', inquiry)).status).toBe(200);
  expect(await call('submit_inquiry', inquiry)).toMatchObject({ status: 429, body: { code: 'PT429' } });
  expect((await call('submit_contact_message', order)).status).toBe(429);
  const claimed = { 'cf-connecting-ip': '203.0.113.9', 'x-forwarded-for': '203.0.113.9' };
  expect((await call('submit_inquiry', inquiry, claimed)).status, 'with a claimed address').toBe(429);

  const sql = postgres(backend.dbUrl, { max: 1 });
  const [counted] = await sql`select (select count(*) from vitrina_inquiries) as inquiries,
    (select count(*) from contact_messages) as messages`;
  await sql.end();
  expect(counted).toEqual({ inquiries: '4', messages: '1' });
});

const call = (name: string, args: object, headers = {}) =>
  request('POST', `/rest/v1/rpc/${name}`, args, headers);

async function request(method: string, path: string, body?: object, headers = {}) {
  const response = await fetch(backend.apiUrl + path, {
    method,
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
}
