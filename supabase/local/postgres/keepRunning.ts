import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningServer } from './launchServer.ts';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5_000;

/**
 * Starts a server, and restarts it whenever it ends by itself: PostgreSQL stops when the disk is full. Logs why it
 * ended, and each new reason why it cannot be restarted.
 * @returns how to stop it for good.
 * @throws Error when it does not start the first time.
 */
export async function keepRunning(
  launch: (stopping: AbortSignal) => Promise<RunningServer>,
): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let server = await launch(signal);

  const launchAgain = async () => {
    let said = '';
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      await sleep(pause, undefined, { signal });
      try {
        return await launch(signal);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        if (reason !== said && !signal.aborted) console.error(`${reason} – trying again until it does`);
        said = reason;
      }
    }
  };
  const supervise = async () => {
    for (;;) {
      const reason = await server.ended;
      if (signal.aborted) return;
      console.error(`PostgreSQL has ended by itself: ${reason}`);
      server = await launchAgain();
      console.error('PostgreSQL is back');
    }
  };
  const supervising = supervise().catch((error: Error) => {
    if (!signal.aborted) throw error;
  });

  return async () => {
    stopping.abort();
    await supervising;
  };
}
