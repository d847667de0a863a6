import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, vi } from 'vitest';
import { marks, type Place, test } from './testing/placeTest.ts';
import { connectTo } from './testing/startTestBackend.ts';

const backendProcess = fileURLToPath(new URL('./testing/backendProcess.ts', import.meta.url));

test('killing the backend with -9 loses nothing acknowledged, and its database is not left running', async ({
  place,
  onTestFinished,
}) => {
  place.useFormerData();
  const acknowledged = await burst(place, (pid) => process.kill(pid, 'SIGKILL'));
  const orphan = await postmaster(place);
  const complaints = vi.spyOn(console, 'error');
  onTestFinished(() => complaints.mockRestore());
  expect(await lost(place, acknowledged)).toEqual([]);
  expect(() => process.kill(orphan, 0)).toThrow('ESRCH');
  expect(await postmaster(place)).not.toBe(orphan);
  expect(complaints, 'about the lock').not.toHaveBeenCalledWith(expect.stringContaining('lock:'));
});

test('killing the database with -9 too loses nothing acknowledged', async ({ place }) => {
  place.useFormerData();
  const acknowledged = await burst(place, async (pid) => {
    process.kill(-(await postmaster(place)), 'SIGKILL');
    process.kill(pid, 'SIGKILL');
  });
  expect(await lost(place, acknowledged)).toEqual([]);
});

test('killing the backend in the middle of a large upload leaves nothing of it', async ({
  place,
  onTestFinished,
}) => {
  place.useFormerData();
  const child = fork(backendProcess, [place.dataDir], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [{ apiUrl, publishableKey }] = await once(child, 'message');
  const upload = fetch(`${apiUrl}/storage/v1/object/client-files/a.pdf`, {
    method: 'POST',
    headers: { apikey: publishableKey },
    // Without an end.
    body: new ReadableStream({ start: (body) => body.enqueue(new Uint8Array(100_000)) }),
    duplex: 'half',
  });
  const cutOff = expect(upload).rejects.toThrow();
  const stored = () => readdir(join(place.dataDir, 'storage')).catch(() => []);
  await vi.waitFor(async () => expect(await stored()).toHaveLength(1), 10_000);
  child.kill('SIGKILL');
  await Promise.all([cutOff, once(child, 'exit')]);
  await place.started();
  expect(await stored()).toEqual([]);
});

const postmaster = async (place: Place) =>
  Number((await readFile(join(place.dataDir, 'database', 'postmaster.pid'), 'utf8')).split('\n')[0]);

async function lost(place: Place, acknowledged: number[]): Promise<number[]> {
  expect(acknowledged.length).toBeGreaterThan(50);
  const kept = await marks(await place.started());
  return acknowledged.filter((number) => !kept.has(number));
}

/** Records marks as fast as possible in a backend that is then killed, and returns those that were acknowledged. */
async function burst(place: Place, kill: (pid: number) => unknown): Promise<number[]> {
  const child = fork(backendProcess, [place.dataDir], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const [backend] = await once(child, 'message');
  const client = connectTo(backend, backend.publishableKey);
  const acknowledged: number[] = [];
  let next = 0;
  const record = async () => {
    for (;;) {
      next += 1;
      const { data, error } = await client.rpc('record_mark', { number: next });
      if (error) return;
      acknowledged.push(data);
      if (acknowledged.length === 60) await kill(backend.pid);
    }
  };
  await Promise.all([...Array.from({ length: 8 }, record), once(child, 'exit')]);
  return acknowledged;
}
