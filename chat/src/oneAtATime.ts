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
 * Runs `work` while no other tab of this browser runs work of the same name. It waits half a minute at most, because
 * the device may have suspended the other tab; two tabs working at the same time must therefore be safe.
 */
export async function oneTabAtATime(name: string, work: () => Promise<void>): Promise<void> {
  const timeout = AbortSignal.timeout(LOCK_TIMEOUT_MS);
  let hasLock = false;
  const workWithLock = () => {
    hasLock = true;
    return work();
  };
  try {
    await navigator.locks.request(name, { signal: timeout }, workWithLock);
  } catch (error) {
    if (hasLock || !timeout.aborted) throw error;
    await work();
  }
}
