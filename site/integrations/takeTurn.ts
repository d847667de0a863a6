import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const LONGEST_WAIT_MS = 10 * 60 * 1000;

let turn: DatabaseSync | undefined;

/**
 * Waits until no other process builds from this checkout. Astro writes the list of all pictures into `.astro/`, so
 * concurrent builds would read each other's. The lock is held by SQLite on a file in `folder`: the
 * system releases it when this process ends, however it ends.
 * @throws when the other build takes longer than any should.
 */
export function takeTurn(folder: string): void {
  if (turn) return;
  mkdirSync(folder, { recursive: true });
  turn = new DatabaseSync(join(folder, 'turn.sqlite'), { timeout: LONGEST_WAIT_MS });
  turn.exec('begin exclusive');
}
