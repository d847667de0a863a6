import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const CLI = fileURLToPath(new URL('../node_modules/.bin/supabase', import.meta.url));

/** Runs the Supabase CLI against a local database and returns what it prints. */
export async function supabaseCli(databaseUrl: string, ...command: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(CLI, [...command, `--remote=${databaseUrl}`], {
    // Without PGSSLMODE a note about missing TLS is printed first.
    env: { ...process.env, PGSSLMODE: 'disable', DO_NOT_TRACK: '1' },
  });
  return stdout;
}
