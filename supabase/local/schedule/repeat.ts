import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Runs `work` now and again after each pause. A failure is logged under `title`, and the next run makes up for it.
 * @returns how to stop; it resolves when a run in progress has finished.
 */
export function repeat(
  title: string,
  pauseMs: number,
  work: (stopping: AbortSignal) => Promise<unknown>,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const run = async () => {
    while (!signal.aborted) {
      await work(signal).catch((error: Error) => {
        if (!signal.aborted) console.error(`${title}: ${error.message}`);
      });
      await sleep(pauseMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };
  const running = run();
  return async () => {
    stopping.abort();
    await running;
  };
}
