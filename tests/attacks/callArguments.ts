import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { KnownActor } from './actors.ts';
import { backend } from './attackedBackend.ts';

// Calls that may be made, with arguments that nobody's form would send.

const call = (actor: KnownActor, name: string, args: object) =>
  backend.request(actor, 'POST', `/rest/v1/rpc/${name}`, args);

describe('arguments', () => {
  test.each([
    ['find_inquiries', { pattern: "%'; delete from vitrina_inquiries; --" }],
    ['find_inquiries', { pattern: '%\\' }],
    ['find_inquiries', { pattern: '%'.repeat(10_000) }],
    ['find_inquiries', { pattern: '%a%', subjects: ["x') or true --", '{}', ''] }],
    ['find_inquiries', { page_size: -1 }],
    ['find_inquiries', { page_size: 2147483648 }],
    ['find_inquiries', { page_offset: -1 }],
    ['find_inquiries', { after_time: 'infinity', after_id: randomUUID() }],
    ['find_inquiries', { after_time: 'yesterday', after_id: 'x' }],
    ['find_inquiries', { left_out: Array(1000).fill('x') }],
    ['count_found_inquiries', { pattern: null }],
    ['search_chat_messages', { client: 'x', words: 'x' }],
    ['search_chat_messages', { client: randomUUID(), words: '%'.repeat(101) }],
    ['chat_messages_before', { conversation: randomUUID(), page_size: -1 }],
    ['chat_messages_before', { conversation: randomUUID(), before_timestamp: '294277-01-01' }],
    ['chat_conversations', { client_ids: ['x'] }],
    ['personal_data', { email: '%' }],
    ['personal_data', { email: null }],
    ['erase_personal_data', { email: '%@%' }],
    ['reorder_templates', { start_index: -1, end_index: 2147483647 }],
    ['reorder_templates', { start_index: 0, end_index: 1.5 }],
    ['reorder_templates', { start_index: null, end_index: null }],
    ['reorder_templates', { start_index: 0, end_index: 0, item_id: "'; drop table templates; --" }],
    ['mark_chat_read', { message_id: null }],
    ['retry_mail', { mail_id: '00000000-0000-0000-0000-000000000000' }],
  ])('%s%j are answered or refused, and change nothing else', async (name, args) => {
    await keep();
    const { status } = await call('admin', name, args);
    expect(status).toBeLessThan(500);
    expect(await kept()).toBe(true);
  });

  test('a page is as long as the database says, not as the caller wishes', async () => {
    await backend.sql`insert into vitrina_inquiries (name, email, phone, service, message)
      select 'Много', 'many@example.bg', '1', 'x', 'x' from generate_series(1, 1001)`;
    const { body } = await call('admin', 'find_inquiries', { page_size: 100_000 });
    expect(body).toHaveLength(1000);
    await backend.sql`delete from vitrina_inquiries where name = 'Много'`;
  });

  test('a client that asks as an admin is told nothing', async () => {
    const { client, otherClient, admin } = backend.actors;
    const counted = { total: 0, unread: 0 };
    expect((await call('client', 'inquiry_totals', {})).body).toEqual([counted]);
    expect((await call('client', 'contact_message_totals', { left_out: [] })).body).toEqual([counted]);
    const { body: overview } = await call('client', 'inquiry_overview', {});
    expect((overview as { inquiries: number }[]).filter(({ inquiries }) => inquiries > 0)).toEqual([]);
    const { body: people } = await call('client', 'chat_conversations', {
      client_ids: [client.id, otherClient.id, admin.id],
    });
    expect((people as { id: string }[]).map(({ id }) => id)).toEqual([client.id]);
  });

  test('a call by address does not write', async () => {
    const [{ count: before } = { count: 0 }] = await inquiries();
    const query = 'name=a&email=a@b.bg&phone=1&service=x&message=x&website=';
    const { status } = await backend.request('visitor', 'GET', `/rest/v1/rpc/submit_inquiry?${query}`);
    expect(status).toBeGreaterThanOrEqual(400);
    expect((await inquiries())[0]?.count).toBe(before);
  });
});

const inquiries = () => backend.sql<{ count: number }[]>`select count(*)::int from vitrina_inquiries`;

const keep = () =>
  backend.sql`insert into vitrina_inquiries (name, email, phone, service, message)
    values ('Пазена', 'kept@example.bg', '1', 'x', 'x')`;

async function kept(): Promise<boolean> {
  const rows = await backend.sql`delete from vitrina_inquiries where name = 'Пазена' returning id`;
  return rows.length === 1;
}
