import { randomUUID } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { type Actor, STRANGERS, tokenOf } from './actors.ts';
import { backend } from './attackedBackend.ts';

// A client and the studio are present and type. Everybody else listens under every name that a channel could have.

describe('a conversation, live', () => {
  afterAll(() => Promise.all([...connections.values()].map((supabase) => supabase.realtime.disconnect())));

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
    // Refused or not: what counts is whether anybody hears it.
    for (const { channel } of intruders)
      await channel.httpSend('typing', { side: 'studio' }).catch(() => undefined);
    const message = { id: randomUUID(), sender_id: client.id, receiver_id: admin.id, content: 'Тайна' };
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
