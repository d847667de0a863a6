import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from './isAlive.ts';
import { takeLock } from './takeLock.ts';
import { waitUntilReady } from './waitUntilReady.ts';

const POLL_MS = 50;
const PATIENCE_MS = 2_000;

/**
 * A backend killed with -9 leaves its database server running. Shuts down such a server cleanly.
 * @throws Error when the server is not orphaned: another backend uses this folder.
 */
export async function shutDownOrphan(folder: string, urlOn: (port: number) => string): Promise<void> {
  const server = await readLockFile(folder);
  if (server === null || !isAlive(server.pid)) return;
  const url = urlOn(server.port);
  const waiting = new AbortController();
  try {
    const ready = waitUntilReady(url, { signal: waiting.signal, patienceMs: PATIENCE_MS });
    await Promise.race([ready, untilDead(server.pid, waiting.signal)]);
  } catch {
    return; // Another process has got the dead server's id, which PostgreSQL itself notices.
  } finally {
    waiting.abort();
  }
  if (!isAlive(server.pid)) return;
  // Every backend holds the lock of its database, so getting it proves that none is running.
  const lock = await takeLock(url, folder);
  // Given back in the same moment: a holder takes the shutdown for a crash, and would try to get it again.
  const released = lock.release();
  process.kill(server.pid, 'SIGINT');
  await Promise.all([released, untilDead(server.pid)]);
}

/** Lines: process id, data folder, start time, port. */
async function readLockFile(folder: string) {
  const text = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid, , , port] = text.split('\n').map(Number);
  return pid && port ? { pid, port } : null;
}

async function untilDead(pid: number, signal?: AbortSignal): Promise<void> {
  while (isAlive(pid)) await sleep(POLL_MS, undefined, { signal });
}
