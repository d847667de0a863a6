import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { backend } from './attackedBackend.ts';

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
