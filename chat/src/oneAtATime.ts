import pLimit from 'p-limit';
import { onPulse } from './onPulse.ts';

const LOCK_TIMEOUT_MS = 30_000;

/**
 * Runs `work`, never twice at the same time: however often it is called meanwhile, it runs once more afterwards.
 * @returns a function whose promise waits for a run that has begun after the call
 */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  const limit = pLimit(1);
  let next: Promise<void> | undefined;
  return () => {
    next ??= limit(() => {
      next = undefined;
      return work();
    });
    return next;
  };
}

/**
 * A read like those of `oneAtATime`.
 * @param work answers whether it succeeded
 * @returns `read`, and `repeatFailed`, which repeats failed reads after a pause until the function that it returns is
 * called
 */
export function repeatable(work: () => Promise<boolean>) {
  let hasFailed = false;
  const read = oneAtATime(async () => {
    // What is being repeated need not be repeated once more.
    hasFailed = false;
    hasFailed = !(await work());
  });
  return { read, repeatFailed: () => onPulse(() => hasFailed && void read()) };
}

/**
 * Runs `work` while no other tab of this browser runs work of the same name. It waits half a minute at most after the
 * other tab's last sign of life, because the device may have suspended that tab; two tabs working at the same time must
 * therefore be safe.
 * @param work gets a function that gives a sign of life
 */
export async function oneTabAtATime(
  name: string,
  work: (giveSign: () => void) => Promise<void>,
): Promise<void> {
  const signs = new BroadcastChannel(`working:${name}`);
  const waiting = new AbortController();
  let patience: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(patience);
    patience = setTimeout(() => waiting.abort(), LOCK_TIMEOUT_MS);
  };
  signs.onmessage = wait;
  wait();
  let hasLock = false;
  const workWithLock = () => {
    hasLock = true;
    signs.onmessage = null;
    clearTimeout(patience);
    return work(() => signs.postMessage(null));
  };
  try {
    await navigator.locks.request(name, { signal: waiting.signal }, workWithLock);
  } catch (error) {
    if (hasLock || !waiting.signal.aborted) throw error;
    await work(() => signs.postMessage(null));
  } finally {
    clearTimeout(patience);
    signs.close();
  }
}
