import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { backend } from '../fixtures/backend.ts';
import { inquiry } from '../fixtures/inquiry.ts';
import { makeAdmin, makeClient, signIn } from '../fixtures/people.ts';
import { postmaster } from './killableBackend.ts';

// The database's processes die under a backend that lives on: for want of memory or room, or by somebody's hand.

beforeAll(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const submit = async () => (await (await signIn(backend)).rpc('submit_inquiry', inquiry)).status;
const health = async () => (await fetch(`${backend.apiUrl}/health`)).json();

test('the database comes back by itself, and with it everything that leans on it', async () => {
  const [admin, client] = [await makeAdmin(backend), await makeClient(backend)];
  const [studio, person] = [await signIn(backend, admin), await signIn(backend, client)];
  let hints = 0;
  await studio.realtime.setAuth();
  const { promise: joined, resolve: onStatus } = Promise.withResolvers<unknown>();
  studio
    .channel('studio', { config: { private: true } })
    .on('broadcast', { event: 'message' }, () => {
      hints += 1;
    })
    .subscribe(onStatus);
  expect(await joined).toBe('SUBSCRIBED');

  // Without this file it does not come back either, so that there is time to see that it is away.
  const { dataDir } = backend;
  const [version, hidden] = [join(dataDir, 'database', 'PG_VERSION'), join(dataDir, 'PG_VERSION')];
  await rename(version, hidden);
  process.kill(-(await postmaster(dataDir)), 'SIGKILL');
  expect(await submit()).toBe(503);
  expect(await health()).toMatchObject({ status: 'failed', database: 'failed', realtime: 'failed' });
  await rename(hidden, version);
  await expect.poll(health, { timeout: 30_000 }).toMatchObject({ status: 'ok' });
  expect(await submit()).toBe(200);

  const write = async () => {
    const ids = { id: crypto.randomUUID(), sender_id: client.id, receiver_id: admin.id };
    await person
      .from('chat_messages')
      .insert({ ...ids, content: 'Здравейте' })
      .throwOnError();
    return hints;
  };
  await expect.poll(write, { timeout: 30_000, interval: 200 }).toBeGreaterThan(0);
  await studio.realtime.disconnect();
});
