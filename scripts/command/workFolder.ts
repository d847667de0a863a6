import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isAlive } from '@vitrina/local-supabase/postgres/isAlive.ts';

/**
 * Makes a folder in `parent` for the work of this process, which removes it in the end. Those of processes that were
 * killed are removed here.
 */
export async function makeWorkFolder(parent: string, name: string): Promise<string> {
  await mkdir(parent, { recursive: true });
  for (const entry of await readdir(parent)) {
    const [pid] = entry.startsWith(`${name}-`) ? entry.slice(name.length + 1).split('-') : [];
    // Programs that the killed process had started may be writing there for a moment.
    if (pid && !isAlive(Number(pid)))
      await rm(join(parent, entry), { recursive: true, force: true, maxRetries: 10 });
  }
  return mkdtemp(join(parent, `${name}-${process.pid}-`));
}
