import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { makeAdmin, makeClient, signIn } from '../fixtures/people.ts';
import { type Actor, EVERYONE } from './actors.ts';
import { actors, backend, request, sql } from './attackedBackend.ts';
import { nobody, topics } from './rights.ts';

// Uses a bare WebSocket, because supabase-js would not send to a channel that it was not let into.

test.each(Object.entries(topics))(
  '%s: only its own people join it, and they can send only what they may',
  async (_, { topic: topicOf, may, speak = nobody, show = nobody, see = nobody, news }) => {
    const { client, admin } = actors;
    const topic = `realtime:${topicOf(client.id)}`;
    const [studio, ...others] = await Promise.all(['admin' as const, ...EVERYONE].map(connect));
    expect(await studio?.join(topic)).toBe('ok');

    const joined: Actor[] = [];
    for (const { actor, ...visitor } of others) {
      if ((await visitor.join(topic)) === 'ok') joined.push(actor);
      visitor.send(topic, 'broadcast', { type: 'broadcast', event: actor, payload: {} });
      // A forged message of the database.
      visitor.send(topic, 'broadcast', { type: 'broadcast', event: 'message', payload: { forged: actor } });
      await visitor.ask(topic, 'presence', { type: 'presence', event: 'track', payload: { actor } });
    }
    const content = `Тайна ${randomUUID()}`;
    const message = { id: randomUUID(), sender_id: client.id, receiver_id: admin.id, content };
    await request('client', 'POST', '/rest/v1/chat_messages', message);

    expect(joined).toEqual(may);
    await vi.waitFor(() => {
      expect(studio?.heard.filter(({ event }) => event !== 'message').map(({ event }) => event)).toEqual(
        speak,
      );
      const told = studio?.heard
        .filter(({ payload }) => payload.id === message.id)
        .map(({ payload }) => payload);
      expect(told).toEqual(news ? [expect.objectContaining({ id: message.id })] : []);
      expect(told?.map((payload) => 'content' in payload)).toEqual(news ? [news === 'message'] : []);
    });
    expect(studio?.heard.flatMap(({ payload }) => payload.forged ?? [])).toEqual(speak);
    expect(studio?.seen).toEqual(show);
    for (const { actor, heard, seen } of others) {
      if (!joined.includes(actor)) expect(heard, actor).toEqual([]);
      if (!see.some((one) => one === actor)) expect(seen, actor).toEqual([]);
    }
    await Promise.all([studio, ...others].map((visitor) => visitor?.close()));
  },
);

test('an ended session receives nothing more within two seconds, whatever its token says', async () => {
  const { supabase, person } = await newClient();
  const statuses: string[] = [];
  supabase
    .channel(`chat:${person.id}`, { config: { private: true } })
    .subscribe((status) => statuses.push(status));
  await vi.waitFor(() => expect(statuses).toEqual(['SUBSCRIBED']), 15_000);
  await createServiceClient(backend.apiUrl, backend.secretKey).auth.admin.updateUserById(person.id, {
    password: randomUUID(),
  });
  await vi.waitFor(() => expect(statuses).toContain('CLOSED'), 2000);
  await supabase.realtime.disconnect();
});

test("a demoted admin no longer receives the studio's messages", async () => {
  const vera = await makeAdmin(backend);
  const listen = async (person: { email: string; password: string }) => {
    const supabase = await signIn(backend, person);
    await supabase.realtime.setAuth();
    const statuses: string[] = [];
    const hints: string[] = [];
    supabase
      .channel('studio', { config: { private: true } })
      .on('broadcast', { event: '*' }, ({ payload }) => {
        // Messages of earlier tests may still arrive there.
        if (payload.id === vera.id) hints.push(payload.id);
      })
      .subscribe((status) => statuses.push(status));
    await vi.waitFor(() => expect(statuses).toEqual(['SUBSCRIBED']), 15_000);
    return { statuses, hints, leave: () => supabase.realtime.disconnect() };
  };
  const [hers, another] = [await listen(vera), await listen(actors.admin)];
  await sql`update public.chat_users set role = 'client' where id = ${vera.id}`;
  await vi.waitFor(() => expect(hers.statuses).toContain('CLOSED'), 15_000);
  await sql`update public.chat_users set site_url = 'https://vera.example' where id = ${vera.id}`;
  await vi.waitFor(() => expect(another.hints).toEqual([vera.id, vera.id]));
  expect(hers.hints).toEqual([vera.id]);
  await Promise.all([hers.leave(), another.leave()]);
});

/** A signed-in account that no other test uses. */
async function newClient() {
  const person = await makeClient(backend);
  const supabase = await signIn(backend, person);
  await supabase.realtime.setAuth();
  return { person, supabase };
}

/** A connection with an actor's credentials. If it is refused, so is every message. */
async function connect(actor: Actor) {
  const key = actor === 'keyless' ? '' : backend.publishableKey;
  const address = `${backend.apiUrl.replace('http', 'ws')}/realtime/v1/websocket?vsn=1.0.0&apikey=${key}`;
  const socket = new WebSocket(address);
  const answers = new Map<string, (status: string) => void>();
  const heard: { event: string; payload: Record<string, unknown> }[] = [];
  const seen: string[] = [];
  socket.on('message', (data) => {
    const { event, ref, payload } = JSON.parse(String(data));
    if (event === 'phx_reply') answers.get(ref)?.(payload.status);
    if (event === 'broadcast') heard.push(payload);
    if (event === 'presence_diff')
      for (const { metas } of Object.values<{ metas: { actor: string }[] }>(payload.joins))
        seen.push(...metas.map((meta) => meta.actor));
  });
  const isOpen = await once(socket, 'open').then(
    () => true,
    () => false,
  );

  let count = 0;
  const send = (topic: string, event: string, payload: object) => {
    const ref = String(++count);
    if (isOpen) socket.send(JSON.stringify({ topic, event, payload, ref, join_ref: '1' }));
    return ref;
  };
  const ask = (topic: string, event: string, payload: object): Promise<string> =>
    new Promise((resolve) => {
      answers.set(send(topic, event, payload), resolve);
      if (!isOpen) resolve('shut');
    });
  return {
    actor,
    heard,
    seen,
    send,
    ask,
    join: (topic: string) =>
      ask(topic, 'phx_join', {
        access_token: actors.headers[actor].authorization?.replace('Bearer ', ''),
        config: { private: true, presence: { key: actor, enabled: true } },
      }),
    close: async () => {
      socket.close();
      if (isOpen) await once(socket, 'close');
    },
  };
}
