import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AttackedBackend, startAttackedBackend } from '../attacks/attackedBackend.ts';

// Requests that come twice at once, as from a double click, an impatient proxy or two tabs, or in another order than they
// were sent: never a failure, never a twin, and nothing that was answered with „yes“ is undone in silence.

let backend: AttackedBackend;
beforeAll(async () => {
  backend = await startAttackedBackend();
});
afterAll(() => backend?.stop());

type Who = Parameters<AttackedBackend['request']>[0];
const AT_ONCE = 8;

/** Sends the same several times at once; gives the statuses, of which none may be a failure. */
async function atOnce(who: Who, method: string, path: string, body?: unknown, headers?: object) {
  const same = Array.from({ length: AT_ONCE }, () => backend.request(who, method, path, body, headers));
  const answers = await Promise.all(same);
  for (const { status } of answers) expect(status, `${method} ${path}`).toBeLessThan(500);
  return answers;
}
const accepted = (answers: { status: number }[]) => answers.filter(({ status }) => status < 300).length;

test.each([
  ['submit_inquiry', 'vitrina_inquiries', { service: 'websites' }],
  ['submit_contact_message', 'contact_messages', { title: 'Въпрос' }],
])('%s: one row, and all are told which', async (call, table, rest) => {
  const visitor = { name: 'Ана', email: 'ana@example.bg', phone: '1', message: 'Здравейте!', website: '' };
  const submission = randomUUID();
  const answers = await atOnce('visitor', 'POST', `/rest/v1/rpc/${call}`, {
    ...visitor,
    ...rest,
    submission,
  });
  expect(accepted(answers)).toBe(AT_ONCE);
  expect(new Set(answers.map(({ body }) => (body as { id: string }).id)).size).toBe(1);
  const [row] = await backend.sql`select count(*)::int as rows from ${backend.sql(table)}
    where submission = ${submission}`;
  expect(row).toEqual({ rows: 1 });
  // As many mails as one inquiry makes: to the studio and to the visitor.
  const [mails] = await backend.sql`select count(*)::int as mails from mails
    where source_id = (select id from ${backend.sql(table)} where submission = ${submission})`;
  expect(mails).toEqual({ mails: 2 });
});

const message = (id: string) => {
  const { client, admin } = backend.actors;
  return { id, sender_id: client.id, receiver_id: admin.id, content: 'Здравейте' };
};

test('a chat message: one row', async () => {
  const id = randomUUID();
  const path = '/rest/v1/chat_messages?on_conflict=id';
  const headers = { prefer: 'resolution=ignore-duplicates,return=representation' };
  expect(accepted(await atOnce('client', 'POST', path, message(id), headers))).toBe(AT_ONCE);
  expect(await backend.sql`select from chat_messages where id = ${id}`).toHaveLength(1);
});

test('a mark of what was read never goes back, in whichever order the marks come', async () => {
  const ids = Array.from({ length: 6 }, randomUUID);
  for (const id of ids) await backend.request('client', 'POST', '/rest/v1/chat_messages', message(id));
  const last = ids.at(-1);
  const marks = [...ids]
    .reverse()
    .map((message_id) => backend.request('admin', 'POST', '/rest/v1/rpc/mark_chat_read', { message_id }));
  for (const { status } of await Promise.all(marks)) expect(status).toBe(204);
  await atOnce('admin', 'POST', '/rest/v1/rpc/mark_chat_read', { message_id: ids[0] });
  const reads = await backend.sql`select last_read_id from chat_reads
    where client_id = ${backend.actors.client.id} and side = 'studio'`;
  expect(reads).toEqual([{ last_read_id: last }]);
});

test('a picture: one upload is taken, and it is that one’s bytes that stay', async () => {
  const path = `chat-images/${backend.actors.client.id}/${randomUUID()}.png`;
  const uploads = Array.from({ length: AT_ONCE }, async (_, number) => {
    const file = new Blob([new Uint8Array(20_000).fill(number)], { type: 'image/png' });
    const address = `/storage/v1/object/Offer%20Images/${path}`;
    const { status } = await backend.request('client', 'POST', address, file, {
      'content-type': 'image/png',
    });
    expect(status).toBeLessThan(500);
    return { number, isTaken: status === 200 };
  });
  const taken = (await Promise.all(uploads)).filter(({ isTaken }) => isTaken);
  expect(taken).toHaveLength(1);
  const response = await fetch(`${backend.apiUrl}/storage/v1/object/Offer%20Images/${path}`, {
    headers: { ...backend.actors.headers.client },
  });
  expect(new Set(await response.bytes())).toEqual(new Set([taken[0]?.number]));
});

const ordered = ['templates', 'projects', 'ai_gallery_images'] as const;
const places = async (table: string) =>
  (await backend.sql`select order_index from ${backend.sql(table)} order by order_index`).map(
    ({ order_index }) => order_index,
  );

test.each(ordered)('%s: moved, deleted and added at once, the list stays a list', async (table) => {
  const ids = (await backend.sql`select id from ${backend.sql(table)} order by order_index`).map(
    ({ id }) => id,
  );
  const move = { item_id: ids[0], start_index: 0, end_index: 1 };
  const [moves] = await Promise.all([
    atOnce('admin', 'POST', `/rest/v1/rpc/reorder_${table}`, move),
    atOnce('admin', 'DELETE', `/rest/v1/${table}?id=eq.${ids[1]}`),
  ]);
  expect(accepted(moves)).toBeGreaterThan(0);
  expect(await places(table)).toEqual([...ids.keys()].slice(0, -1));
});

test('an inquiry: marked as read and deleted at once, it is gone', async () => {
  const [row] = await backend.sql`insert into vitrina_inquiries (name, email, phone, service, message)
    values ('Ана', 'ana@example.bg', '1', 'websites', 'Здравейте') returning id`;
  const path = `/rest/v1/vitrina_inquiries?id=eq.${row?.id}`;
  await Promise.all([atOnce('admin', 'PATCH', path, { read: true }), atOnce('admin', 'DELETE', path)]);
  expect(await backend.sql`select from vitrina_inquiries where id = ${row?.id}`).toEqual([]);
});

test('a client account: one is made, the others hear that the name is taken', async () => {
  const username = `twin-${randomUUID().slice(0, 8)}`;
  const body = { username, password: 'една дълга парола' };
  const answers = await atOnce('admin', 'POST', '/functions/v1/chat-clients', body);
  expect(accepted(answers)).toBe(1);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
  expect(await backend.sql`select from chat_users where username = ${username}`).toHaveLength(1);
  expect(await backend.sql`select from auth.users where email like ${`${username}@%`}`).toHaveLength(1);
});

test('a new password: one of those sent at once holds, and the old one does not', async () => {
  const { otherClient } = backend.actors;
  const passwords = Array.from({ length: 4 }, (_, number) => `парола номер ${number}`);
  const changes = passwords.map((password) =>
    backend.request('otherClient', 'PUT', '/auth/v1/user', { password }),
  );
  for (const { status } of await Promise.all(changes)) expect(status).toBeLessThan(500);
  const works = async (password: string) => {
    const credentials = { email: otherClient.email, password };
    const path = '/auth/v1/token?grant_type=password';
    return (await backend.request('visitor', 'POST', path, credentials)).status === 200;
  };
  expect(await works(otherClient.password)).toBe(false);
  const working: string[] = [];
  for (const password of passwords) if (await works(password)) working.push(password);
  expect(working).toHaveLength(1);
});
