import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { type Actor, STRANGERS } from './actors.ts';
import { actors, request } from './attackedBackend.ts';
import { picture } from './picture.ts';

// A client and the studio talk, and everybody else looks for any trace of it in every possible way.

const SECRET = 'Тайната рецепта на баница';
const FILES = '/storage/v1/object';

let file: string;

beforeAll(async () => {
  const { client, admin } = actors;
  file = `chat-images/${client.id}/${randomUUID()}.png`;
  await request('client', 'POST', `${FILES}/Offer%20Images/${file}`, picture());
  const message = { id: randomUUID(), sender_id: client.id, receiver_id: admin.id, content: SECRET };
  await request('client', 'POST', '/rest/v1/chat_messages', message);
  await request('admin', 'POST', '/rest/v1/rpc/mark_chat_read', { message_id: message.id });
});

/** Every address where the studio finds something of the client: a path to GET, or one to POST a body to. */
const doors: Record<string, (id: string) => [path: string, body?: object]> = {
  'its messages': (id) => [`/rest/v1/chat_messages?client_id=eq.${id}`],
  'its messages by who sent them': (id) => [`/rest/v1/chat_messages?sender_id=eq.${id}`],
  'its messages by their words': () => ['/rest/v1/chat_messages?content=like.*рецепта*'],
  'the messages of a person': (id) => [
    `/rest/v1/chat_users?id=eq.${id}&select=*,chat_messages!chat_messages_client_id_fkey(*)`,
  ],
  'the person of a message': () => [
    '/rest/v1/chat_messages?select=content,chat_users!chat_messages_client_id_fkey(username)',
  ],
  'the name': () => [`/rest/v1/chat_users?username=eq.${actors.client.username}`],
  'the read position': (id) => [`/rest/v1/chat_reads?client_id=eq.${id}`],
  'whether it waits for an answer': (id) => [`/rest/v1/chat_waiting?client_id=eq.${id}`],
  'its end': (id) => ['/rest/v1/rpc/chat_messages_before', { client_id: id }],
  'its beginning': (id) => ['/rest/v1/rpc/chat_messages_after', { client_id: id, after_number: 0 }],
  'its changes': (id) => ['/rest/v1/rpc/chat_messages_since', { client_id: id, since_revision: 0 }],
  'the list of conversations': (id) => ['/rest/v1/rpc/chat_conversations', { client_ids: [id] }],
  'a search': (id) => ['/rest/v1/rpc/search_chat_messages', { client_id: id, words: 'рецепта' }],
  'the list of its pictures': (id) => [
    `${FILES}/list/Offer%20Images`,
    { prefix: `chat-images/${id}`, limit: 100 },
  ],
  'the folders of all clients': () => [
    `${FILES}/list/Offer%20Images`,
    { prefix: 'chat-images', limit: 1000 },
  ],
};

test.each(Object.entries(doors))('%s: there for the studio, closed for strangers', async (_, door) => {
  expect(await isToldAnything('admin', ...door(actors.client.id))).toBe(true);
  for (const actor of STRANGERS)
    expect(await isToldAnything(actor, ...door(actors.client.id)), actor).toBe(false);
});

/** Whether an answer reveals anything of the client. An empty list and a refusal reveal nothing. */
async function isToldAnything(actor: Actor, path: string, body?: object): Promise<boolean> {
  const answer = await request(actor, body ? 'POST' : 'GET', path, body);
  const { id, username } = actors.client;
  const said = JSON.stringify(answer.body);
  const signs = [SECRET, username, id, file.slice(-40)];
  return answer.status < 300 && signs.some((sign) => said.includes(sign));
}

const ways: Record<string, () => string> = {
  'by its path': () => `Offer%20Images/${file}`,
  'as one for signed-in people': () => `authenticated/Offer%20Images/${file}`,
  'as a public one': () => `public/Offer%20Images/${file}`,
  'through the own folder': () =>
    `Offer%20Images/chat-images/${actors.otherClient.id}/..%2F${file.slice(12)}`,
  'with a made-up signature': () => `sign/Offer%20Images/${file}?token=e30.e30.e30`,
};

test.each(Object.entries(ways))('the picture is not opened %s', async (_, path) => {
  expect(await request('admin', 'GET', `${FILES}/Offer%20Images/${file}`)).toMatchObject({ status: 200 });
  // Storage does not reveal whether such a file exists: it answers 400 in both cases.
  for (const actor of STRANGERS)
    expect(await request(actor, 'GET', `${FILES}/${path()}`), actor).toMatchObject({ status: 400 });
});

test('a client who filters for the rows of others gets none', async () => {
  const { client, otherClient } = actors;
  const clients = '/rest/v1/chat_users?role=eq.client';
  for (const path of [`${clients}&id=neq.${otherClient.id}`, '/rest/v1/chat_messages?id=not.is.null'])
    expect(await request('otherClient', 'GET', path)).toEqual({ status: 200, body: [] });
  expect(JSON.stringify(await request('admin', 'GET', clients))).toContain(client.id);
});
