import { expect, onTestFinished, test } from 'vitest';
import { startKillableBackend } from '../faults/killableBackend.ts';
import { makeAdmin } from '../fixtures/people.ts';
import { connectChat } from './connectChat.ts';
import { measureLoad } from './measureLoad.ts';

// How long it takes depends on the machine, and is measured by `npm run bench -- chat`.
test('200 clients, 20 messages a second and then as many as go: each is seen by the other side, and once', async () => {
  const backend = await startKillableBackend();
  onTestFinished(() => backend.stop());
  const admin = await makeAdmin(backend.api);
  const load = { clients: 200, messagesPerSecond: 20, seconds: 15 };
  const result = await measureLoad(load, (...rest) => connectChat(backend, admin, ...rest));
  expect(result).toMatchObject({ lost: 0, doubled: 0 });
  expect(result.sent).toBeGreaterThan(300);
});
