import postgres from 'postgres';
import { reasonOf } from '../http/reasonOf.ts';
import { repeat } from './repeat.ts';

const PAUSE_MS = 5_000;

/**
 * Does what pg_cron does on a hosted project: asks the database which edge functions have work, and calls them. Does
 * nothing if the database has no schedule.
 */
export async function startSchedule(
  databaseUrl: string,
  call: (name: string, signal: AbortSignal) => Promise<Response>,
) {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  const [row] = await sql`select to_regprocedure('private.functions_to_call()') is not null as "isPlanned"`;

  const callDue = async (stopping: AbortSignal) => {
    const due = await sql<{ name: string }[]>`select name from private.functions_to_call() as name`;
    for (const { name } of due) {
      const failure = await call(name, stopping).then(
        ({ ok, status }) => !ok && status,
        (error: unknown) => reasonOf(error),
      );
      if (failure && !stopping.aborted) console.error(`schedule: ${name} failed: ${failure}`);
    }
  };
  const stopCalling = row?.isPlanned && repeat('schedule', PAUSE_MS, callDue);

  return {
    /** Resolves when a run in progress has finished. */
    async stop() {
      if (stopCalling) await stopCalling();
      await sql.end({ timeout: 1 });
    },
  };
}
