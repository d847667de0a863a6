import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const LONGEST_WAIT_MS = 10 * 60 * 1000;

let turn: DatabaseSync | undefined;

/**
 * Waits until no other process builds from this checkout: Astro writes code that it is about to run, and the list of all
 * pictures, into `.astro/`, and one build would run what the other has written. The lock is SQLite's on a file in
 * `folder`, so the system gives it back when this process ends, however it ends.
 * @throws when the other build takes longer than any should.
 */
export function takeTurn(folder: string): void {
  if (turn) return;
  mkdirSync(folder, { recursive: true });
  turn = new DatabaseSync(join(folder, 'turn.sqlite'), { timeout: LONGEST_WAIT_MS });
  turn.exec('begin exclusive');
}
