import { randomUUID } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Actor, IMPOSTORS, tokenOf } from './actors.ts';
import { type AttackedBackend, startAttackedBackend } from './attackedBackend.ts';

// A client and the studio talk, are present and type. Everybody else looks for any sign of it, by every way there is.

const SECRET = 'Тайната рецепта на баница';
const STRANGERS: Actor[] = ['visitor', 'otherClient', ...IMPOSTORS];

let backend: AttackedBackend;
let picture: string;
beforeAll(async () => {
  backend = await startAttackedBackend();
  const { client, admin } = backend.actors;
  picture = `chat-images/${client.id}/${randomUUID()}.png`;
  const file = new Blob([new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10])], { type: 'image/png' });
  await backend.request('client', 'POST', `/storage/v1/object/Offer%20Images/${picture}`, file);
  const message = { id: randomUUID(), sender_id: client.id, receiver_id: admin.id, content: SECRET };
  await backend.request('client', 'POST', '/rest/v1/chat_messages', message);
  await backend.request('admin', 'POST', '/rest/v1/rpc/mark_chat_read', { message_id: message.id });
});
afterAll(() => backend?.stop());

/** Every address at which the studio finds something of the client. */
const doors: Record<string, () => [method: string, path: string, body?: object]> = {
  'the messages': () => ['GET', `/rest/v1/chat_messages?client_id=eq.${backend.actors.client.id}`],
  'the messages by their receiver': () => [
    'GET',
    `/rest/v1/chat_messages?sender_id=eq.${backend.actors.client.id}`,
  ],
  'the messages by their words': () => ['GET', '/rest/v1/chat_messages?content=like.*рецепта*'],
  'the messages of a person': () => [
    'GET',
    `/rest/v1/chat_users?id=eq.${backend.actors.client.id}&select=*,chat_messages!chat_messages_client_id_fkey(*)`,
  ],
  'the person of a message': () => [
    'GET',
    '/rest/v1/chat_messages?select=content,chat_users!chat_messages_client_id_fkey(username)',
  ],
  'the name': () => ['GET', `/rest/v1/chat_users?username=eq.${backend.actors.client.username}`],
  'the read position': () => ['GET', `/rest/v1/chat_reads?client_id=eq.${backend.actors.client.id}`],
  'the end of the conversation': () => [
    'POST',
    '/rest/v1/rpc/chat_messages_before',
    { conversation: backend.actors.client.id },
  ],
  'its beginning': () => [
    'POST',
    '/rest/v1/rpc/chat_messages_after',
    { conversation: backend.actors.client.id, after_timestamp: '2000-01-01', after_id: randomUUID() },
  ],
  'the list of conversations': () => [
    'POST',
    '/rest/v1/rpc/chat_conversations',
    { client_ids: [backend.actors.client.id] },
  ],
  'a search': () => [
    'POST',
    '/rest/v1/rpc/search_chat_messages',
    { client: backend.actors.client.id, words: 'рецепта' },
  ],
  'the pictures': () => [
    'POST',
    '/storage/v1/object/list/Offer%20Images',
    { prefix: `chat-images/${backend.actors.client.id}`, limit: 100 },
  ],
  'the folders of all clients': () => [
    'POST',
    '/storage/v1/object/list/Offer%20Images',
    { prefix: 'chat-images', limit: 1000 },
  ],
};

describe.each(Object.entries(doors))('%s', (_, door) => {
  test('are there for the studio', async () => {
    const [method, path, body] = door();
    expect(await isAnswered('admin', method, path, body)).toBe(true);
  });

  test.each(STRANGERS)('and closed for: %s', async (actor) => {
    const [method, path, body] = door();
    expect(await isAnswered(actor, method, path, body)).toBe(false);
  });
});

describe('the picture', () => {
  const ways: Record<string, () => string> = {
    'by its path': () => `/storage/v1/object/Offer%20Images/${picture}`,
    'as one for signed-in people': () => `/storage/v1/object/authenticated/Offer%20Images/${picture}`,
    'as a public one': () => `/storage/v1/object/public/Offer%20Images/${picture}`,
    'through the own folder': () =>
      `/storage/v1/object/Offer%20Images/chat-images/${backend.actors.otherClient.id}/..%2F${picture.slice(12)}`,
    'with a made-up signature': () => `/storage/v1/object/sign/Offer%20Images/${picture}?token=e30.e30.e30`,
  };
  test('is opened by the studio', async () => {
    const path = `/storage/v1/object/Offer%20Images/${picture}`;
    expect(await backend.request('admin', 'GET', path)).toMatchObject({ status: 200 });
  });
  test.each(Object.entries(ways))('is not opened %s', async (_, path) => {
    for (const actor of STRANGERS) {
      const { status, body } = await backend.request(actor, 'GET', path());
      expect(status, actor).toBeGreaterThanOrEqual(400);
      expect(JSON.stringify(body), actor).not.toContain('PNG');
    }
  });
});

describe('live', () => {
  /** What somebody could try in the place of the conversation's name. */
  const names = (id: string) => [
    `chat:${id}`,
    `chat:${id.toUpperCase()}`,
    `chat:${id} `,
    `chat:${id}/typing`,
    `realtime:chat:${id}`,
    'chat:*',
    'chat:%',
    'chat:',
    'studio',
    'STUDIO',
    '*',
    '',
  ];

  test('nobody else hears a message, sees who is there or who is typing, whatever the channel is called', async () => {
    const { client, admin } = backend.actors;
    const topic = `chat:${client.id}`;
    const [own, studio] = [listen('client', topic, client.id), listen('admin', topic, 'studio')];
    await vi.waitFor(
      () => expect([own.status(), studio.status()]).toEqual(['SUBSCRIBED', 'SUBSCRIBED']),
      15_000,
    );

    const intruders = STRANGERS.flatMap((actor) =>
      names(client.id).map((name) => ({ actor, name, ...listen(actor, name, 'intruder') })),
    );
    await vi.waitFor(() => {
      for (const { status } of intruders) expect(status()).toBeDefined();
    }, 30_000);

    await own.channel.track({});
    await own.channel.send({ type: 'broadcast', event: 'typing', payload: { side: 'client' } });
    for (const { channel } of intruders)
      await channel.httpSend('typing', { side: 'studio' }).catch(() => undefined);
    const message = { id: randomUUID(), sender_id: client.id, receiver_id: admin.id, content: SECRET };
    await backend.request('client', 'POST', '/rest/v1/chat_messages', message);

    await vi.waitFor(() => expect(studio.heard).toEqual(['typing', 'message']));
    await vi.waitFor(() => expect(studio.channel.presenceState()).toHaveProperty(client.id));
    expect(own.heard, 'nobody has spoken in the name of the studio').toEqual(['message']);
    expect(studio.channel.presenceState()).not.toHaveProperty('intruder');
    for (const { actor, name, heard, channel, status } of intruders) {
      expect(status(), `${actor} at "${name}"`).not.toBe('SUBSCRIBED');
      expect(heard, `${actor} at "${name}"`).toEqual([]);
      expect(channel.presenceState(), `${actor} at "${name}"`).toEqual({});
    }
  }, 60_000);
});

describe('a message past the form', () => {
  const send = (change: object) => {
    const { client, admin } = backend.actors;
    const id = randomUUID();
    const message = { id, sender_id: client.id, receiver_id: admin.id, content: 'Здравейте', ...change };
    return { id, answer: backend.request('client', 'POST', '/rest/v1/chat_messages', message) };
  };
  const stored = (id: string) => backend.sql`select content from chat_messages where id = ${id}`;

  test.each([
    ['that is empty', { content: '' }],
    ['that is blank', { content: ' \n\t' }],
    ['of wide spaces', { content: '\u3000\u2003' }],
    ['that shows nothing', { content: '\u200b\u2060\u202e' }],
    ['of 4,001 characters', { content: 'я'.repeat(4001) }],
    ['with a zero in it', { content: 'а\0б' }],
    ['with a script as a link', { message_type: 'link', content: 'javascript:alert(1)' }],
    ['with a link that turns the reading order', { message_type: 'link', content: 'https://a.bg/\u202emoc' }],
    ['with a picture from elsewhere', { message_type: 'image', attachment_url: 'https://x.example/a.png' }],
  ])('%s is refused', async (_, change) => {
    const { id, answer } = send(change);
    expect(await answer).toMatchObject({ status: 400 });
    expect(await stored(id)).toHaveLength(0);
  });

  test.each([
    ['a script', '<script>alert(1)</script>'],
    ['an address that runs a script', 'javascript:alert(1)'],
    ['a text that turns the reading order', '\u202eобърнато'],
    ['a family of emoji', '👨‍👩‍👧‍👦'],
    ['a text of 4,000 emoji', '👨'.repeat(4000)],
  ])('%s is stored as the text it is', async (_, content) => {
    const { id, answer } = send({ content });
    expect(await answer).toMatchObject({ status: 201 });
    expect(await stored(id)).toEqual([{ content }]);
  });
});

/** Whether an answer gives away anything of the client. An empty list gives away nothing, a refusal neither. */
async function isAnswered(actor: Actor, method: string, path: string, body?: object): Promise<boolean> {
  const answer = await backend.request(actor, method, path, body);
  expect(answer.status, actor).toBeLessThan(500);
  const { id, username } = backend.actors.client;
  const said = JSON.stringify(answer.body);
  const isTold = [SECRET, username, id, picture.split('/').at(-1)].some((sign) =>
    said.includes(sign ?? SECRET),
  );
  return answer.status < 300 && isTold;
}

function listen(actor: Actor, name: string, presenceKey: string) {
  const supabase = connectionOf(actor);
  const heard: string[] = [];
  let first: string | undefined;
  const channel = supabase.channel(name, { config: { private: true, presence: { key: presenceKey } } });
  channel
    .on('broadcast', { event: '*' }, ({ event }) => void heard.push(event))
    .on('presence', { event: 'sync' }, () => undefined);
  void supabase.realtime.setAuth().then(() => {
    channel.subscribe((status) => {
      first ??= status;
    });
  });
  return { channel, heard, status: () => first };
}

const connections = new Map<Actor, SupabaseClient>();
afterAll(() => Promise.all([...connections.values()].map((supabase) => supabase.realtime.disconnect())));

function connectionOf(actor: Actor): SupabaseClient {
  const known = connections.get(actor);
  if (known !== undefined) return known;
  const { apiUrl, publishableKey, actors } = backend;
  const key = actor === 'keyless' ? 'none' : publishableKey;
  const token = tokenOf(actors, actor) ?? key;
  const made = createClient(apiUrl, key, { accessToken: async () => token });
  connections.set(actor, made);
  return made;
}
