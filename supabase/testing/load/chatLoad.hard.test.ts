import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeAdmin, type Person } from '../people.ts';
import { startTestBackend } from '../startTestBackend.ts';
import { measureChat } from './measureChat.ts';

let backend: Awaited<ReturnType<typeof startTestBackend>>;
let admin: Person;
beforeAll(async () => {
  backend = await startTestBackend();
  admin = await makeAdmin(backend);
});
afterAll(() => backend?.stop());

// How long it takes depends on the machine, and is measured by `npm run bench -- chat`.
test('200 clients, 20 messages a second: each is seen by the other side, and once', async () => {
  const load = { clients: 200, messagesPerSecond: 20, seconds: 15 };
  expect(await measureChat({ ...backend, admin }, load)).toMatchObject({ sent: 300, lost: 0, doubled: 0 });
});
