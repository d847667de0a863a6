import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { inquiry } from '../fixtures/inquiry.ts';
import { makeAdmin, makeClient, signIn } from '../fixtures/people.ts';
import { startTestBackend, type TestBackend } from '../fixtures/startTestBackend.ts';
import { postmaster } from './killableBackend.ts';

// The database's processes die under a backend that lives on: for want of memory or room, or by somebody's hand.

let backend: TestBackend;
beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  backend = await startTestBackend();
});
afterAll(() => backend?.stop());

const submit = async () => (await (await signIn(backend)).rpc('submit_inquiry', inquiry)).status;
const health = async () => (await fetch(`${backend.apiUrl}/health`)).json();

test('the database comes back by itself, and with it everything that leans on it', async () => {
  const { dataDir, dbUrl } = backend;
  const [admin, client] = [await makeAdmin(backend), await makeClient(backend)];
  const [studio, person] = [await signIn(backend, admin), await signIn(backend, client)];
  const heard: string[] = [];
  await studio.realtime.setAuth();
  const { promise: joined, resolve: join } = Promise.withResolvers<unknown>();
  studio
    .channel('studio', { config: { private: true } })
    .on('broadcast', { event: 'message' }, ({ payload }) => heard.push(payload.id))
    .subscribe(join);
  expect(await joined).toBe('SUBSCRIBED');

  process.kill(-(await postmaster(dataDir)), 'SIGKILL');
  expect(await submit()).toBe(503);
  expect(await health()).toMatchObject({ status: 'failed', database: 'failed', realtime: 'failed' });
  await expect.poll(health, { timeout: 30_000 }).toMatchObject({ status: 'ok' });
  expect(await submit()).toBe(200);
  const sql = postgres(dbUrl, { max: 1 });
  expect(await sql`select 1 as one`).toEqual([{ one: 1 }]);
  await sql.end();

  const write = async () => {
    const id = crypto.randomUUID();
    const message = { id, sender_id: client.id, receiver_id: admin.id, content: 'Здравейте' };
    expect((await person.from('chat_messages').insert(message)).error).toBeNull();
    await sleep(200);
    return heard.includes(id);
  };
  await expect.poll(write, { timeout: 30_000, message: 'hints are delivered again' }).toBe(true);

  await studio.realtime.disconnect();
}, 60_000);
