import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { backend } from './attackedBackend.ts';
import { submit } from './visitor.ts';

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
