import pLimit from 'p-limit';

const LOCK_TIMEOUT_MS = 30_000;

/** Runs `work`, but never twice at once: however often it is asked for meanwhile, it runs once more afterwards. */
export function oneAtATime(work: () => Promise<void>): () => void {
  const limit = pLimit(1);
  return () => {
    if (limit.pendingCount === 0) void limit(work);
  };
}

/**
 * Does the work while no other tab of this browser does work of the same name. After half a minute it does not wait any
 * longer: the device may have put the other tab to sleep. So two tabs working at once must be safe.
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
