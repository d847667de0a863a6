import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';

const PERIOD_MS = 5_000;

/**
 * Does what pg_cron does on a hosted project: asks the database which edge functions have work, and calls them.
 * A database that does not plan anything is left alone.
 */
export async function startSchedule(
  databaseUrl: string,
  call: (name: string, signal: AbortSignal) => Promise<Response>,
) {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  const stopping = new AbortController();
  const [row] = await sql`select to_regprocedure('private.functions_to_call()') is not null as "isPlanned"`;

  const callDue = async () => {
    const due = await sql<{ name: string }[]>`select name from private.functions_to_call() as name`;
    for (const { name } of due) {
      const response = await call(name, stopping.signal);
      if (!response.ok) console.error(`schedule: ${name} answered ${response.status}`);
    }
  };
  const run = async () => {
    while (!stopping.signal.aborted) {
      // The next time makes up for it.
      await callDue().catch((error: Error) => console.error(`schedule: ${error.message}`));
      await sleep(PERIOD_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const running = row?.isPlanned ? run() : Promise.resolve();

  return {
    /** Resolves when what was being done is done. */
    async stop() {
      stopping.abort();
      await running;
      await sql.end({ timeout: 1 });
    },
  };
}
