import { describe, expect, test } from 'vitest';
import { backend } from './attackedBackend.ts';
import { visit } from './visitor.ts';

describe('questions that ask for more', () => {
  test.each([
    '/rest/v1/templates?status=eq.inactive',
    '/rest/v1/templates?or=(status.eq.inactive,status.neq.active)',
    '/rest/v1/templates?not.and=(status.eq.active,id.not.is.null)',
  ])('%s shows no inactive template', async (path) => {
    await backend.sql`insert into templates (name, description, demo_url, status)
      values ('Скрит', 'x', '/demo/x', 'inactive')`;
    expect(await visit('GET', path)).toEqual({ status: 200, body: [] });
  });

  test.each([
    '/rest/v1/templates?select=*,chat_users(*)',
    '/rest/v1/chat_messages?select=*,chat_users!chat_messages_sender_id_fkey(*)',
    '/rest/v1/pg_catalog.pg_user',
    '/rest/v1/pg_user',
    '/rest/v1/auth.users',
    '/rest/v1/..%2f..%2fauth',
    '/rest/v1/templates?select=name::regclass',
    '/rest/v1/templates?select=count()',
    '/rest/v1/templates?order=(select%201)',
    "/rest/v1/templates?name=eq.x'%3Bdrop%20table%20templates%3B--",
    '/rest/v1/templates?name=eq.%00',
    '/rest/v1/%00',
    '/rest/v1/templates?limit=-1',
    `/rest/v1/templates?select=${'a('.repeat(3000)}x${')'.repeat(3000)}`,
    `/rest/v1/templates?or=${'('.repeat(3000)}id.is.null${')'.repeat(3000)}`,
    '/rest/v1/',
  ])('%.100s gives nothing away', async (path) => {
    const { status, body } = await visit('GET', path);
    expect(status).toBeLessThan(500);
    if (status === 200) expect(body).toEqual([]);
  });

  test.each(['private', 'auth', 'storage', 'realtime', 'pg_catalog'])(
    'schema %s is closed',
    async (schema) => {
      const answer = await visit('GET', '/rest/v1/templates', undefined, { 'accept-profile': schema });
      expect(answer.status).toBe(406);
    },
  );

  test('a client that filters for the rows of others reads none', async () => {
    const { otherClient, admin } = backend.actors;
    await backend.sql`insert into chat_messages (id, sender_id, receiver_id, content)
      values (gen_random_uuid(), ${otherClient.id}, ${admin.id}, 'Тайна')`;
    for (const path of [
      `/rest/v1/chat_messages?client_id=eq.${otherClient.id}`,
      `/rest/v1/chat_messages?or=(content.ilike.*тайна*,id.not.is.null)`,
      `/rest/v1/chat_users?id=eq.${otherClient.id}&select=*`,
      `/rest/v1/chat_users?role=eq.client&id=neq.${backend.actors.client.id}`,
    ]) {
      const { status, body } = await backend.request('client', 'GET', path);
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toContain(otherClient.id);
    }
  });
});
