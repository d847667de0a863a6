import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const LONGEST_WAIT_MS = 10 * 60 * 1000;

let turn: DatabaseSync | undefined;

/**
 * Waits until no other process builds from this checkout. Astro writes the list of all pictures into `.astro/`, so
 * concurrent builds would read each other's list. The lock is an SQLite transaction on a file in `folder`, which the
 * operating system releases when this process ends, even if it crashes.
 * @throws when another build holds the lock for longer than ten minutes.
 */
export function takeTurn(folder: string): void {
  if (turn) return;
  mkdirSync(folder, { recursive: true });
  turn = new DatabaseSync(join(folder, 'turn.sqlite'), { timeout: LONGEST_WAIT_MS });
  turn.exec('begin exclusive');
}
