import { afterAll, beforeAll, expect, test } from 'vitest';
import { type KillableBackend, startKillableBackend } from '../faults/killableBackend.ts';
import { makeAdmin, type Person } from '../fixtures/people.ts';
import { connectChat } from './connectChat.ts';
import { measureLoad } from './measureLoad.ts';

let backend: KillableBackend;
let admin: Person;
beforeAll(async () => {
  backend = await startKillableBackend();
  admin = await makeAdmin(backend.api);
});
afterAll(() => backend?.stop());

// How long it takes depends on the machine, and is measured by `npm run bench -- chat`.
test('200 clients, 20 messages a second and then as many as go: each is seen by the other side, and once', async () => {
  const load = { clients: 200, messagesPerSecond: 20, seconds: 15 };
  const result = await measureLoad(load, (...rest) => connectChat(backend, admin, ...rest));
  expect(result).toMatchObject({ lost: 0, doubled: 0 });
  expect(result.sent).toBeGreaterThan(300);
});
