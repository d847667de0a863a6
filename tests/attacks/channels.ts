import { once } from 'node:events';
import { describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type Actor, EVERYONE, tokenOf } from './actors.ts';
import { backend } from './attackedBackend.ts';
import { topics } from './rights.ts';

// Over the bare WebSocket: a library of ours would not speak in a channel that it was not let into.

describe.each(Object.entries(topics))('topic: %s', (_, { topic: topicOf, may }) => {
  test('its own people alone join it, speak in it and are seen there', async () => {
    const topic = `realtime:${topicOf(backend.actors)}`;
    const studio = await connect('admin');
    expect(await studio.join(topic)).toBe('ok');

    const joined: Actor[] = [];
    for (const actor of EVERYONE) {
      // Who is turned away at the door joins nothing either.
      const visitor = await connect(actor).catch(() => undefined);
      if ((await visitor?.join(topic)) === 'ok') joined.push(actor);
      visitor?.send(topic, 'broadcast', { type: 'broadcast', event: actor, payload: {} });
      await visitor?.ask(topic, 'presence', { type: 'presence', event: 'track', payload: { actor } });
      await visitor?.close();
    }
    expect(joined).toEqual(may);
    await vi.waitFor(() => expect(studio.heard).toEqual(may));
    expect(studio.seen).toEqual(may);
    await studio.close();
  });
});

/** A connection with the credentials of an actor. Fails where the door stays shut. */
async function connect(actor: Actor) {
  const { apiUrl, publishableKey, actors } = backend;
  const key = actor === 'keyless' ? '' : publishableKey;
  const address = `${apiUrl.replace('http', 'ws')}/realtime/v1/websocket?vsn=1.0.0&apikey=${key}`;
  const socket = new WebSocket(address);
  const answers = new Map<string, (status: string) => void>();
  const heard: string[] = [];
  const seen: string[] = [];
  socket.on('message', (data) => {
    const { event, ref, payload } = JSON.parse(String(data));
    if (event === 'phx_reply') answers.get(ref)?.(payload.status);
    if (event === 'broadcast') heard.push(payload.event);
    if (event === 'presence_diff')
      for (const { metas } of Object.values<{ metas: { actor: string }[] }>(payload.joins))
        seen.push(...metas.map((meta) => meta.actor));
  });
  await once(socket, 'open');

  let count = 0;
  const send = (topic: string, event: string, payload: object) => {
    const ref = String(++count);
    socket.send(JSON.stringify({ topic, event, payload, ref, join_ref: '1' }));
    return ref;
  };
  const ask = (topic: string, event: string, payload: object): Promise<string> =>
    new Promise((resolve) => {
      const ref = send(topic, event, payload);
      answers.set(ref, resolve);
    });
  return {
    heard,
    seen,
    send,
    ask,
    join: (topic: string) =>
      ask(topic, 'phx_join', {
        access_token: tokenOf(actors, actor),
        config: { private: true, presence: { key: actor, enabled: true } },
      }),
    async close() {
      socket.close();
      await once(socket, 'close');
    },
  };
}
