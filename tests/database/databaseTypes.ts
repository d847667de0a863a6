import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { openPostgres15 } from './openPostgres15.ts';
import { supabaseCli } from './supabaseCli.ts';

/** The file with the types of the schema `public`. */
export const TYPES_FILE = new URL('../../shared/src/database.types.ts', import.meta.url);

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The types that Supabase's own tool generates from the current migrations. */
export async function generateDatabaseTypes(): Promise<string> {
  const database = await openPostgres15();
  try {
    return await format(
      await supabaseCli(database.url, 'gen', 'types', '--lang=typescript', '--schema=public'),
    );
  } finally {
    await database.close();
  }
}

/** The tool writes a few long lines; formatted, a change of the schema has a readable diff. */
async function format(source: string): Promise<string> {
  const options = ['format', '--log-level=error', '--stdin-file-path=generated.ts'];
  const biome = spawn(`${ROOT}/node_modules/.bin/biome`, options, {
    cwd: ROOT,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  biome.stdin.end(source);
  const [formatted, [exitCode]] = await Promise.all([text(biome.stdout), once(biome, 'exit')]);
  if (exitCode !== 0) throw new Error(`biome could not format the generated types (exit code ${exitCode}).`);
  return formatted;
}
