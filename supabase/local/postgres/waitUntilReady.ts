import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';

const POLL_MS = 50;
const STARTING_UP = '57P03';

interface Waiting {
  signal: AbortSignal;
  patienceMs?: number;
}

/**
 * Resolves when the database answers. After a crash it first replays its log, which takes a while.
 * @throws Error when it refuses the connection, or when `signal` or `patienceMs` ends the wait.
 */
export async function waitUntilReady(url: string, { signal, patienceMs = 60_000 }: Waiting): Promise<void> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    try {
      return await connectOnce(url);
    } catch (error) {
      const isRefusal = error instanceof postgres.PostgresError && error.code !== STARTING_UP;
      if (isRefusal || Date.now() > deadline) throw error;
      await sleep(POLL_MS, undefined, { signal });
    }
  }
}

async function connectOnce(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    await sql`select 1`;
  } finally {
    await sql.end();
  }
}
