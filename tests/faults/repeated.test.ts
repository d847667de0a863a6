import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { actors, request, sql } from '../attacks/attackedBackend.ts';
import { picture } from '../attacks/picture.ts';
import { inquiry } from '../fixtures/inquiry.ts';

// Requests that come twice at once, as from a double click, an impatient proxy or two tabs, or in another order than they
// were sent: never a failure, never a twin, and nothing that was acknowledged is undone in silence.

const AT_ONCE = 8;

/** Sends the same several times at once. */
const atOnce = (...asked: Parameters<typeof request>) =>
  Promise.all(Array.from({ length: AT_ONCE }, () => request(...asked)));

const accepted = (answers: { status: number }[]) => answers.filter(({ status }) => status < 300).length;

const { service, ...contact } = inquiry;

test.each([
  ['submit_inquiry', 'vitrina_inquiries', inquiry],
  ['submit_contact_message', 'contact_messages', { ...contact, title: 'Въпрос' }],
])('%s: one row, and all are told which', async (call, table, sent) => {
  const submission = randomUUID();
  const answers = await atOnce('visitor', 'POST', `/rest/v1/rpc/${call}`, { ...sent, submission });
  expect(accepted(answers)).toBe(AT_ONCE);
  const rows = await sql`select id from ${sql(table)} where submission = ${submission}`;
  expect(rows).toHaveLength(1);
  expect(answers.map(({ body }) => (body as { id: string }).id)).toEqual(answers.map(() => rows[0]?.id));
  // As many mails as one inquiry makes: to the studio and to the visitor.
  expect(await sql`select from deliveries where source_id = ${rows[0]?.id}`).toHaveLength(2);
});

const message = (id: string) => ({
  id,
  sender_id: actors.client.id,
  receiver_id: actors.admin.id,
  content: 'Здравейте',
});

test('a chat message: one row', async () => {
  const id = randomUUID();
  const headers = { prefer: 'resolution=ignore-duplicates,return=representation' };
  const path = '/rest/v1/chat_messages?on_conflict=id';
  expect(accepted(await atOnce('client', 'POST', path, message(id), headers))).toBe(AT_ONCE);
  expect(await sql`select from chat_messages where id = ${id}`).toHaveLength(1);
});

test('a mark of what was read never goes back, in whichever order the marks come', async () => {
  const ids = Array.from({ length: 6 }, randomUUID);
  for (const id of ids) await request('client', 'POST', '/rest/v1/chat_messages', message(id));
  const mark = (message_id = '') => request('admin', 'POST', '/rest/v1/rpc/mark_chat_read', { message_id });
  const marks = await Promise.all([...ids.toReversed(), ids[0], ids[0]].map(mark));
  expect(accepted(marks)).toBe(marks.length);
  const reads = await sql`select id as last_read_id
    from chat_reads join chat_messages using (client_id)
    where client_id = ${actors.client.id} and side = 'studio' and number = last_read_number`;
  expect(reads).toEqual([{ last_read_id: ids.at(-1) }]);
});

test('a picture: one upload is taken, and it is that one’s bytes that stay', async () => {
  const path = `/storage/v1/object/Offer%20Images/chat-images/${actors.client.id}/${randomUUID()}.png`;
  const sizes = Array.from({ length: AT_ONCE }, (_, number) => 20_000 + number);
  const answers = await Promise.all(sizes.map((size) => request('client', 'POST', path, picture(size))));
  const taken = sizes.filter((_, number) => answers[number]?.status === 200);
  expect(taken).toHaveLength(1);
  const { body } = await request('client', 'GET', path);
  // Beyond the head all bytes are zeros, so each of them is one character.
  expect(String(body).split('\0').length - 1).toBe(taken[0]);
});

const places = async (table: string) =>
  (await sql`select order_index from ${sql(table)} order by order_index`).map(
    ({ order_index }) => order_index,
  );

test.each(['templates', 'projects', 'ai_gallery_images'])(
  '%s: moved, deleted and added at once, the list stays a list',
  async (table) => {
    const rows = await sql`select id from ${sql(table)} order by order_index`;
    const move = { item_id: rows[0]?.id, start_index: 0, end_index: 1 };
    const [moves] = await Promise.all([
      atOnce('admin', 'POST', `/rest/v1/rpc/reorder_${table}`, move),
      atOnce('admin', 'DELETE', `/rest/v1/${table}?id=eq.${rows[1]?.id}`),
    ]);
    expect(accepted(moves)).toBeGreaterThan(0);
    expect(await places(table)).toEqual([...rows.keys()].slice(0, -1));
  },
);

test('an inquiry in the bin: marked as read and deleted at once, it is gone', async () => {
  const { website, ...row } = inquiry;
  const [{ id } = { id: '' }] = await sql<{ id: string }[]>`
    insert into vitrina_inquiries ${sql({ ...row, deleted_at: new Date() })} returning id`;
  const path = `/rest/v1/vitrina_inquiries?id=eq.${id}`;
  await Promise.all([atOnce('admin', 'PATCH', path, { read: true }), atOnce('admin', 'DELETE', path)]);
  expect(await sql`select from vitrina_inquiries where id = ${id}`).toEqual([]);
});

test('a client account: one is made, the others hear that the name is taken', async () => {
  const username = `twin-${randomUUID().slice(0, 8)}`;
  const body = { username, password: 'една дълга парола' };
  const answers = await atOnce('admin', 'POST', '/functions/v1/chat-clients', body);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
  expect(await sql`select from chat_users where username = ${username}`).toHaveLength(1);
  expect(await sql`select from auth.users where email like ${`${username}@%`}`).toHaveLength(1);
});

test('a new password: one of those sent at once holds, and the old one does not', async () => {
  const { email, password: old } = actors.otherClient;
  const passwords = ['парола номер 1', 'парола номер 2', 'парола номер 3', 'парола номер 4'];
  await Promise.all(
    passwords.map((password) =>
      request('otherClient', 'PUT', '/auth/v1/user', { password, current_password: old }),
    ),
  );
  const signIns = [];
  for (const password of [old, ...passwords])
    signIns.push(await request('visitor', 'POST', '/auth/v1/token?grant_type=password', { email, password }));
  const [withOld, ...withNew] = signIns;
  expect(withOld).toMatchObject({ status: 400 });
  expect(accepted(withNew)).toBe(1);
});
