import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { inquiry } from '../fixtures/inquiry.ts';
import { actors, request, sql } from './attackedBackend.ts';

// Requests that ask for more than they may, or contain what no form would send.

const visit = (method: string, path: string, body?: unknown, headers?: object) =>
  request('visitor', method, path, body, headers);

test.each([
  'status=eq.inactive',
  'or=(status.eq.inactive,status.neq.active)',
  'not.and=(status.eq.active,id.not.is.null)',
])('%s shows no inactive template', async (filter) => {
  await sql`insert into templates (name, description, demo_url, status)
    values ('Скрит', 'x', '/demo/x', 'inactive')`;
  expect(await visit('GET', `/rest/v1/templates?${filter}`)).toEqual({ status: 200, body: [] });
});

test.each([
  'projects?select=*,content_versions(*)',
  'projects?content_versions.state=eq.draft',
  'chat_users?select=content_versions(content)',
  'content_versions',
  'content_versions?select=content&state=eq.published',
  'content_versions?select=based_on(content)',
  'rpc/publish_version?version_id=00000000-0000-4000-8000-000000000000',
])('%s shows a visitor and a client no draft', async (question) => {
  await sql`insert into content_versions (id, table_name, row_key, state, content)
    values (${randomUUID()}, 'projects', ${randomUUID()}, 'draft', '{"title": "Тайна"}')`;
  for (const actor of ['visitor', 'client'] as const)
    expect(JSON.stringify(await request(actor, 'GET', `/rest/v1/${question}`))).not.toContain('Тайна');
  expect(JSON.stringify(await request('admin', 'GET', '/rest/v1/content_versions'))).toContain('Тайна');
});

test.each([
  ['templates?select=*,chat_users(*)', 400],
  ['chat_messages?select=*,chat_users!chat_messages_sender_id_fkey(*)', 401],
  ['pg_catalog.pg_user', 404],
  ['pg_user', 404],
  ['auth.users', 404],
  ['..%2f..%2fauth', 404],
  ['templates?select=name::regclass', 400],
  ['templates?select=count()', 400],
  ['templates?order=(select%201)', 400],
  ["templates?name=eq.x'%3Bdrop%20table%20templates%3B--", 200],
  ['templates?name=eq.%00', 400],
  ['%00', 400],
  ['templates?limit=-1', 416],
  ['', 403],
])('/rest/v1/%s gives nothing away', async (path, status) => {
  const answer = await visit('GET', `/rest/v1/${path}`);
  expect(answer).toMatchObject(status === 200 ? { status, body: [] } : { status });
});

test('three thousand nested tables or brackets are refused', async () => {
  const [open, close] = ['('.repeat(3000), ')'.repeat(3000)];
  for (const question of [`select=${open.replaceAll('(', 'a(')}x${close}`, `or=${open}id.is.null${close}`])
    expect(await visit('GET', `/rest/v1/templates?${question}`)).toMatchObject({ status: 400 });
});

// Estimates cover all rows, including those that the caller may not read; exact counts only the caller's.
test.each(
  (['visitor', 'client', 'admin'] as const).flatMap((actor) =>
    ['count=planned', 'return=minimal, count=estimated'].map((prefer) => [actor, prefer] as const),
  ),
)('%s is told no number for "%s"', async (actor, prefer) => {
  for (const table of ['templates', 'vitrina_inquiries', 'deliveries', 'chat_messages'])
    for (const method of ['GET', 'HEAD'])
      expect(await request(actor, method, `/rest/v1/${table}?limit=1`, undefined, { prefer })).toMatchObject({
        status: 400,
      });
});

test.each(['private', 'auth', 'storage', 'realtime', 'pg_catalog'])('schema %s is closed', async (schema) => {
  const answer = await visit('GET', '/rest/v1/templates', undefined, { 'accept-profile': schema });
  expect(answer).toMatchObject({ status: 406 });
});

const json = (text: string) => new Blob([text], { type: 'application/json' });
const nested = json('['.repeat(400_000) + ']'.repeat(400_000));
const submit = '/rest/v1/rpc/submit_inquiry';
const signIn = '/auth/v1/token?grant_type=password';

test.each([
  ['no JSON', submit, json('{'), 400],
  ['a list', submit, [], 404],
  ['a number', submit, 7, 404],
  ['lists in lists', submit, nested, 400],
  ['lists in lists', '/rest/v1/rpc/is_admin', nested, 400],
  ['lists in lists', signIn, nested, 400],
  ['two megabytes', submit, { ...inquiry, message: 'я'.repeat(1024 * 1024) }, 413],
  ['an id', submit, { ...inquiry, id: randomUUID() }, 404],
  ['the mark of one that was read', submit, { ...inquiry, read: true }, 404],
  ['no password', signIn, { email: 'a@example.bg' }, 400],
  ['lists for an address', signIn, { email: ['a@example.bg'], password: {} }, 400],
  ['a megabyte of password', signIn, { email: 'a@example.bg', password: 'x'.repeat(900_000) }, 400],
  ['nothing', signIn, undefined, 400],
])('%s for %s is refused', async (_, path, body, status) => {
  expect(await visit('POST', path, body)).toMatchObject({ status });
});

test('a call by address does not write', async () => {
  const query = new URLSearchParams({ ...inquiry, name: 'По адрес' });
  expect(await visit('GET', `${submit}?${query}`)).toMatchObject({ status: 405 });
  expect(await sql`select from vitrina_inquiries where name = 'По адрес'`).toEqual([]);
});

test('the database limits the length of a page', async () => {
  await sql`insert into vitrina_inquiries (name, email, phone, service, message)
    select 'Много', 'many@example.bg', '1', 'x', 'x' from generate_series(1, 1001)`;
  const { body } = await request('admin', 'POST', '/rest/v1/rpc/find_inquiries', { page_size: 100_000 });
  expect(body).toHaveLength(1000);
});

test('a client cannot become an admin, neither through its row nor through its account', async () => {
  await request('client', 'PATCH', `/rest/v1/chat_users?id=eq.${actors.client.id}`, { role: 'admin' });
  for (const claim of [
    { data: { role: 'admin' } },
    { role: 'service_role' },
    { app_metadata: { role: 'admin' } },
  ])
    await request('client', 'PUT', '/auth/v1/user', claim);
  expect(await request('client', 'POST', '/rest/v1/rpc/is_admin')).toEqual({ status: 200, body: false });
});
