import { randomUUID } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { noVisitors, type Person } from './openTarget.ts';
import { ana, boris, studio, studioId, target } from './target.ts';

const message = (sender: Person, content = 'Здравейте', id: string = randomUUID()) => ({
  id,
  sender_id: sender.id,
  receiver_id: studioId,
  content,
});

/** Refused before anything is stored or counted: people leave the field `website` empty. */
const spam = {
  name: 'x',
  email: 'x@example.com',
  phone: '1',
  service: 'x',
  message: 'x',
  website: 'https://spam.example',
};

test('simultaneous requests of different people never get each other’s identity', async () => {
  const people = [ana, boris];
  const answers = await Promise.all(
    Array.from({ length: 60 }, async (_, index) => {
      const person = people[index % people.length] ?? ana;
      const { data } = await person.supabase.from('chat_users').select('id').eq('role', 'client');
      return { expected: [{ id: person.id }], data };
    }),
  );
  for (const { data, expected } of answers) expect(data).toEqual(expected);
});

test('a call knows who makes it', async () => {
  expect(await studio.supabase.rpc('is_admin')).toMatchObject({ status: 200, data: true });
  expect(await ana.supabase.rpc('is_admin')).toMatchObject({ status: 200, data: false });
});

test('an ended session is refused, whatever it asks for: 401, PT401', async () => {
  const supabase = await target.outstay(ana);
  const turnedAway = { status: 401, error: { code: 'PT401' } };
  expect(await supabase.from('projects').select()).toMatchObject(turnedAway);
  expect(await supabase.rpc('is_admin')).toMatchObject(turnedAway);
  expect(await supabase.from('chat_messages').insert(message(ana))).toMatchObject(turnedAway);
});

test.each(['planned', 'estimated'] as const)(
  'a number of rows that is %s is not told: 400',
  async (count) => {
    const answer = await ana.supabase.from('projects').select('*', { count });
    expect(answer).toMatchObject({ status: 400, error: { code: '22023' }, count: null });
  },
);

test('a right that a table does not grant is refused: 403, 42501', async () => {
  const { website, ...inquiry } = spam;
  const answer = await studio.supabase.from('vitrina_inquiries').insert(inquiry);
  expect(answer).toMatchObject({ status: 403, error: { code: '42501' } });
});

test('a row that a policy refuses: 403, 42501', async () => {
  const answer = await ana.supabase.from('chat_messages').insert(message(boris));
  expect(answer).toMatchObject({ status: 403, error: { code: '42501' } });
});

test('people see their own rows only', async () => {
  const written = message(ana, 'От Ана');
  expect(await ana.supabase.from('chat_messages').insert(written)).toMatchObject({
    status: 201,
    error: null,
  });
  const seenBy = async ({ supabase }: Person) =>
    (await supabase.from('chat_messages').select('content').eq('id', written.id)).data;
  expect(await seenBy(ana)).toEqual([{ content: 'От Ана' }]);
  expect(await seenBy(boris)).toEqual([]);
});

test('an error that SQL raises keeps its code and message', async () => {
  expect(await ana.supabase.rpc('submit_inquiry', spam)).toMatchObject({
    status: 400,
    error: { code: '22023', message: 'The field "website" must be empty', details: null, hint: null },
  });
  expect(await ana.supabase.rpc('mark_chat_read', { message_id: randomUUID() })).toMatchObject({
    status: 403,
    error: { code: '42501', message: 'No such message in a conversation of yours.' },
  });
});

test('a broken check is 400, a duplicate 409', async () => {
  const table = ana.supabase.from('chat_messages');
  expect(await table.insert(message(ana, ' '))).toMatchObject({ status: 400, error: { code: '23514' } });
  const written = message(ana);
  await table.insert(written);
  expect(await table.insert(written)).toMatchObject({ status: 409, error: { code: '23505' } });
});

test('a repeated row is passed over when asked to, and not answered', async () => {
  const written = message(ana);
  const store = () =>
    ana.supabase
      .from('chat_messages')
      .upsert(written, { onConflict: 'id', ignoreDuplicates: true })
      .select('id');
  expect(await store()).toMatchObject({ status: 201, data: [{ id: written.id }] });
  expect(await store()).toMatchObject({ error: null, data: [] });
});

test('of several rows none is stored when one is refused', async () => {
  const [first, second] = [message(ana), message(boris)];
  const { error } = await ana.supabase.from('chat_messages').insert([first, second]);
  expect(error).toMatchObject({ code: '42501' });
  const { data } = await target.owner.from('chat_messages').select().eq('id', first.id);
  expect(data).toEqual([]);
});

test.each([
  ['table', (supabase: SupabaseClient) => supabase.from('nothing').select(), 404, 'PGRST205'],
  ['function', (supabase: SupabaseClient) => supabase.rpc('nothing'), 404, 'PGRST202'],
  ['argument', (supabase: SupabaseClient) => supabase.rpc('mark_chat_read', { nothing: 1 }), 404, 'PGRST202'],
  ['column', (supabase: SupabaseClient) => supabase.from('chat_users').select('nothing'), 400, '42703'],
  [
    'operator',
    (supabase: SupabaseClient) => supabase.from('chat_users').select().filter('id', 'constructor', 1),
    400,
    'PGRST100',
  ],
])('an unknown %s is told by its code', async (_, ask, status, code) => {
  expect(await ask(ana.supabase as SupabaseClient)).toMatchObject({ status, error: { code } });
});

test('no schema but the public one is answered', async () => {
  for (const schema of ['auth', 'storage', 'realtime', 'private']) {
    const answer = await (target.owner as SupabaseClient).schema(schema).from('users').select();
    expect(answer).toMatchObject({ status: 406, error: { code: 'PGRST106' } });
  }
});

test('one row is expected, and there is none', async () => {
  const nobody = () => ana.supabase.from('chat_users').select().eq('id', randomUUID());
  expect(await nobody().single()).toMatchObject({ status: 406, error: { code: 'PGRST116' } });
  expect(await nobody().maybeSingle()).toMatchObject({ error: null, data: null });
});

test('rows are counted without being sent', async () => {
  await ana.supabase.from('chat_messages').insert(message(ana));
  const all = await ana.supabase.from('chat_messages').select('id');
  const { count, data } = await ana.supabase
    .from('chat_messages')
    .select('*', { count: 'exact', head: true });
  expect(data).toBeNull();
  expect(count).toBe(all.data?.length);
});

test('a moment is written as PostgreSQL’s JSON does', async () => {
  const { data } = await ana.supabase.from('chat_users').select('created_at').single();
  expect(data?.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/);
});

test('upper and lower case are the same to a search, in Cyrillic too', async () => {
  const written = message(ana, 'Покана за СРЕЩА');
  await ana.supabase.from('chat_messages').insert(written);
  const { data } = await ana.supabase.from('chat_messages').select('id').ilike('content', '%среща%');
  expect(data).toEqual([{ id: written.id }]);
});

test('without a key of the project nobody gets in', async () => {
  const { status } = await createClient(target.apiUrl, 'sb_publishable_wrong').from('templates').select('id');
  expect(status).toBe(401);
});

test('a forged or unsigned token is refused', async () => {
  const claims = { role: 'service_role', sub: randomUUID() };
  const forged = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode('not the secret of this project'));
  const unsigned = `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify(claims))}.`;
  for (const token of [forged, unsigned]) {
    const intruder = target.connect({ authorization: `Bearer ${token}` });
    expect(await intruder.rpc('is_admin')).toMatchObject({ status: 401 });
  }
});

describe.skipIf(noVisitors)(`a visitor without a session ${noVisitors}`, () => {
  test('reads what is granted, and no more: 401, 42501', async () => {
    const visitor = target.connect();
    expect(await visitor.from('templates').select('id').limit(1)).toMatchObject({ status: 200, error: null });
    expect(await visitor.from('chat_users').select()).toMatchObject({
      status: 401,
      error: { code: '42501' },
    });
  });

  test('is told of an error that SQL raises, too', async () => {
    const answer = await target.connect().rpc('submit_inquiry', spam);
    expect(answer).toMatchObject({ status: 400, error: { code: '22023' } });
  });
});
