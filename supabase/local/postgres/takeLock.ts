import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';

const LOCK = 'vitrina backend';
const PATIENCE_MS = 3_000;
const POLL_MS = 100;

interface InstanceLock {
  release(): Promise<void>;
}

/**
 * Takes the lock that every backend holds on its database while it runs. The lock ends with the connection, so a killed
 * backend does not leave it behind.
 * @throws Error when another backend holds it.
 */
export async function takeLock(url: string, name: string): Promise<InstanceLock> {
  let isHeld = false;
  const sql = postgres(url, {
    max: 1,
    idle_timeout: 0,
    max_lifetime: null,
    onnotice: () => undefined,
    // The database closed the connection to recover from a crash: take the lock again.
    onclose: () => isHeld && hold().catch(report),
  });
  let said = '';
  // postgres.js reports every failed reconnection; each reason is logged once, and none after the release.
  const report = ({ message }: Error) => {
    if (isHeld && message !== said) console.error(`lock: ${message}`);
    said = message;
  };
  const tryOnce = async () => {
    const [row] = await sql<
      { isTaken: boolean }[]
    >`select pg_try_advisory_lock(hashtext(${LOCK})) as "isTaken"`;
    return row?.isTaken ?? false;
  };
  const hold = async () => {
    const deadline = Date.now() + PATIENCE_MS;
    // The connection of a backend that has just died takes a moment to close.
    while (!(await tryOnce())) {
      if (Date.now() > deadline)
        throw new Error(`Another backend is already running on ${name}. Stop it first.`);
      await sleep(POLL_MS);
    }
  };
  const release = async () => {
    isHeld = false;
    await sql.end({ timeout: 1 });
  };
  try {
    await hold();
    isHeld = true;
    return { release };
  } catch (error) {
    await release();
    throw error;
  }
}
