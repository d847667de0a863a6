import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Actor, STRANGERS } from './actors.ts';
import { backend } from './attackedBackend.ts';

// A client and the studio talk. Everybody else looks for any sign of it, by every way there is.

const SECRET = 'Тайната рецепта на баница';

let picture: string;

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

describe('a conversation', () => {
  beforeAll(async () => {
    const { client, admin } = backend.actors;
    picture = `chat-images/${client.id}/${randomUUID()}.png`;
    const file = new Blob([new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10])], { type: 'image/png' });
    await backend.request('client', 'POST', `/storage/v1/object/Offer%20Images/${picture}`, file);
    const message = { id: randomUUID(), sender_id: client.id, receiver_id: admin.id, content: SECRET };
    await backend.request('client', 'POST', '/rest/v1/chat_messages', message);
    await backend.request('admin', 'POST', '/rest/v1/rpc/mark_chat_read', { message_id: message.id });
  });

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
