import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { takeLock } from './instanceLock.ts';
import { waitUntilReady } from './waitUntilReady.ts';

const POLL_MS = 50;
const PATIENCE_MS = 2_000;

/**
 * A backend killed with -9 leaves its database server running. Finds such a server and shuts it down cleanly.
 * @throws Error when the server is not orphaned: another backend is at work in this folder.
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
  // Whoever works with this database holds the lock, so holding it proves that nobody does.
  const lock = await takeLock(url, folder);
  process.kill(server.pid, 'SIGINT');
  await untilDead(server.pid);
  await lock.release();
}

/** First line: process, second: data folder, third: start time, fourth: port. */
async function readLockFile(folder: string) {
  const text = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid, , , port] = text.split('\n').map(Number);
  return pid && port ? { pid, port } : null;
}

async function untilDead(pid: number, signal?: AbortSignal): Promise<void> {
  while (isAlive(pid)) await sleep(POLL_MS, undefined, { signal });
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false; // also when the process belongs to somebody else: then it is not our server
  }
}
