import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PRLIMIT = '/usr/bin/prlimit';

/** Why such a limit cannot be set here; empty if it can. */
export const noFileSizeLimit = existsSync(PRLIMIT) ? '' : 'skipped: there is no prlimit';

/**
 * Runs `work` while no file of this process may exceed `bytes`. As on a disk that fills up, a write beyond the limit is
 * done in part, and only the next one fails.
 */
export async function withFileSizeLimit<Result>(bytes: number, work: () => Promise<Result>): Promise<Result> {
  const limit = (soft: string) => execFileSync(PRLIMIT, [`--pid=${process.pid}`, `--fsize=${soft}:`]);
  limit(String(bytes));
  try {
    return await work();
  } finally {
    limit('unlimited');
  }
}
