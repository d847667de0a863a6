import { once } from 'node:events';
import { decodeJwt, SignJWT } from 'jose';
import postgres from 'postgres';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { loadSecrets } from '../secrets.ts';
import { backend } from '../testing/backend.ts';
import { expectRefused, joined, present, typing, waitFor } from '../testing/joinChannel.ts';

async function person(name: string) {
  const someone = await backend.signIn(name);
  await someone.client.realtime.setAuth();
  return { ...someone, room: `room:${someone.id}` };
}

test('binary payloads arrive unchanged', async () => {
  const ana = await person('ana');
  const sender = await joined(ana.client, ana.room);
  const { heard } = await joined(backend.connect(backend.secretKey), ana.room);
  await sender.channel.send({ ...typing, payload: new Uint8Array([1, 2, 255]).buffer });
  await waitFor(() => expect(heard).toHaveLength(1));
  expect(new Uint8Array(heard[0]?.payload as unknown as ArrayBuffer)).toEqual(new Uint8Array([1, 2, 255]));
});

test('whoever may only listen cannot send or show presence', async () => {
  const [ana, boris] = [await person('ana'), await person('boris')];
  const speaker = await joined(ana.client, 'news', { broadcast: { ack: true } });
  const listener = await joined(boris.client, 'news');
  expect(await speaker.channel.send(typing)).toBe('error');
  expect(await speaker.channel.track({ here: true })).toBe('error');
  expect(listener.heard).toEqual([]);
  expect(present(listener.channel)).toEqual([]);
});

test('the older protocol version works too', async () => {
  const ana = await person('ana');
  const { client } = ana;
  const url = `${backend.apiUrl.replace('http', 'ws')}/realtime/v1/websocket?apikey=${backend.publishableKey}&vsn=1.0.0`;
  const socket = new WebSocket(url);
  const answers: { event: string; payload: { status?: string } }[] = [];
  socket.on('message', (data) => answers.push(JSON.parse(String(data))));
  await new Promise((resolve) => socket.on('open', resolve));
  const payload = { access_token: ana.token, config: { private: true } };
  const topic = `realtime:${ana.room}`;
  socket.send(JSON.stringify({ topic, event: 'phx_join', payload, ref: '1', join_ref: '1' }));
  await waitFor(() => expect(answers[0]).toMatchObject({ event: 'phx_reply', payload: { status: 'ok' } }));
  await client.from('notes').insert({ title: `old ${ana.id.slice(0, 8)}` });
  await waitFor(() => expect(answers[1]).toMatchObject({ event: 'broadcast', payload: { event: 'note' } }));
  socket.close();
});

test('a channel ends when its token expires, unless it is renewed', async () => {
  const ana = await person('ana');
  const short = await shortToken(ana.token, 1);
  const [ending, lasting] = [backend.connect(), backend.connect()];
  await Promise.all([ending.realtime.setAuth(short), lasting.realtime.setAuth(short)]);
  const first = await joined(ending, ana.room);
  const second = await joined(lasting, ana.room);
  await lasting.realtime.setAuth(ana.token);
  await waitFor(() => expect(first.statuses).toContain('CLOSED'));
  await ana.client.from('notes').insert({ title: `late ${ana.id.slice(0, 8)}` });
  await waitFor(() => expect(second.heard).toHaveLength(1));
  expect(first.heard).toEqual([]);
  expect(second.statuses).toEqual(['SUBSCRIBED']);
});

test('whoever was signed out cannot join or renew', async () => {
  const ana = await person('ana');
  const { statuses } = await joined(ana.client, ana.room);
  await backend.admin.auth.admin.signOut(ana.token, 'global');
  const again = backend.connect();
  await again.realtime.setAuth(ana.token);
  await expectRefused(again, ana.room, 'Unauthorized');
  await ana.client.realtime.setAuth(await shortToken(ana.token, 60));
  await waitFor(() => expect(statuses).toContain('CLOSED'));
});

test('whoever is signed out or deleted while listening receives nothing more', async () => {
  const [ana, boris, vera] = [await person('ana'), await person('boris'), await person('vera')];
  const [hers, his, lasting] = [
    await joined(ana.client, ana.room),
    await joined(boris.client, boris.room),
    await joined(vera.client, vera.room),
  ];
  await backend.admin.auth.admin.signOut(ana.token, 'global');
  await backend.admin.auth.admin.deleteUser(boris.id);
  for (const { statuses } of [hers, his]) await waitFor(() => expect(statuses).toContain('CLOSED'));
  await lasting.channel.send(typing);
  expect(lasting.statuses).toEqual(['SUBSCRIBED']);
});

test('whoever is signed out is disconnected even if the rights cannot be checked', async () => {
  const ana = await person('ana');
  const { statuses } = await joined(ana.client, ana.room);
  const sql = postgres(backend.dbUrl, { max: 1, onnotice: () => undefined });
  await sql`create policy broken on realtime.messages as restrictive for select to authenticated using (1 / (select 0) = 1)`;
  await sql`select pg_notify('realtime_session_ends', ${String(decodeJwt(ana.token).session_id)})`;
  await waitFor(() => expect(statuses).toContain('CHANNEL_ERROR'));
  await sql`drop policy broken on realtime.messages`;
  await sql.end();
  await waitFor(() => expect(statuses.at(-1)).toBe('SUBSCRIBED'));
});

test('a socket without a key of the project is refused', async () => {
  const url = `${backend.apiUrl.replace('http', 'ws')}/realtime/v1/websocket`;
  for (const query of ['', '?apikey=wrong']) {
    const socket = new WebSocket(`${url}${query}`);
    const error = await new Promise<Error>((resolve) => socket.on('error', resolve));
    expect(error.message).toContain('401');
  }
});

test('invalid frames end their connection only', async () => {
  const ana = await person('ana');
  const { statuses } = await joined(ana.client, ana.room);
  const url = `${backend.apiUrl.replace('http', 'ws')}/realtime/v1/websocket?apikey=${backend.publishableKey}`;
  const zeroByte = JSON.stringify(['1', '1', 'realtime:\0', 'phx_join', { config: { private: true } }]);
  for (const frame of ['{', '42', 'null', zeroByte, Buffer.from([9, 9])]) {
    const socket = new WebSocket(url);
    socket.on('open', () => socket.send(frame));
    expect(await new Promise((resolve) => socket.on('close', resolve))).toBe(1003);
  }
  expect(statuses).toEqual(['SUBSCRIBED']);
});

test('sockets that join nothing are closed when others need room', async () => {
  const [ana, boris] = [await person('ana'), await person('boris')];
  const hers = await joined(ana.client, ana.room);
  const url = `${backend.apiUrl.replace('http', 'ws')}/realtime/v1/websocket?apikey=${backend.publishableKey}`;
  const idle = Array.from({ length: 500 }, () => new WebSocket(url));
  await Promise.all(idle.map((socket) => once(socket, 'open')));
  const his = await joined(boris.client, boris.room);
  expect([hers.statuses, his.statuses]).toEqual([['SUBSCRIBED'], ['SUBSCRIBED']]);
  for (const socket of idle) socket.terminate();
});

test('whoever occupies all sockets loses one to the next person', async () => {
  const [ana, boris] = [await person('ana'), await person('boris')];
  const url = `${backend.apiUrl.replace('http', 'ws')}/realtime/v1/websocket?apikey=${backend.publishableKey}&vsn=2.0.0`;
  const join = JSON.stringify([
    '1',
    '1',
    `realtime:${ana.room}`,
    'phx_join',
    { config: { private: true }, access_token: ana.token },
  ]);
  const hers = Array.from({ length: 500 }, () => new WebSocket(url));
  for (const socket of hers) socket.on('open', () => socket.send(join));
  await Promise.all(hers.map((socket) => once(socket, 'message')));
  const his = await joined(boris.client, boris.room);
  expect(his.statuses).toEqual(['SUBSCRIBED']);
  for (const socket of hers) socket.terminate();
});

test('more than a hundred messages a second are refused', async () => {
  const url = `${backend.apiUrl.replace('http', 'ws')}/realtime/v1/websocket?apikey=${backend.publishableKey}&vsn=2.0.0`;
  const socket = new WebSocket(url);
  const answers: string[] = [];
  socket.on('message', (data) => answers.push(String(data)));
  await new Promise((resolve) => socket.on('open', resolve));
  for (let ref = 0; ref < 250; ref += 1)
    socket.send(JSON.stringify([null, `${ref}`, 'phoenix', 'heartbeat', {}]));
  await waitFor(() => expect(answers).toHaveLength(250));
  expect(answers.filter((answer) => answer.includes('RateLimit')).length).toBeGreaterThan(0);
  socket.close();
});

test('after a restart clients reconnect by themselves and continue to receive', async () => {
  const ana = await person('ana');
  const { statuses, heard } = await joined(ana.client, ana.room);
  await backend.restart();
  await waitFor(() => expect(statuses.at(-1)).toBe('SUBSCRIBED'));
  expect(statuses).toContain('CHANNEL_ERROR');
  await ana.client.from('notes').insert({ title: `back ${ana.id.slice(0, 8)}` });
  await waitFor(() => expect(heard).toHaveLength(1));
});

/** A token of the same session that expires soon. */
async function shortToken(token: string, seconds: number): Promise<string> {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  const { jwtSecret } = await loadSecrets(backend.dataDir);
  return new SignJWT({ ...claims, exp: Math.floor(Date.now() / 1000) + seconds + 1 })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(jwtSecret));
}
