import { isAlive } from '@vitrina/local-supabase/postgres/isAlive.ts';
import { findLaunchers } from './launchers.ts';

/** A failure that the person at the terminal can mend: its message says how, so no stack trace is shown. */
export class CommandError extends Error {}

/**
 * Runs the whole of a command: `main` gets a signal that fires on Ctrl-C, SIGTERM, SIGHUP, and when the
 * package manager that started us is gone. A `main` that takes no signal ends there and then. What fails after the signal
 * ends with exit code 130 without a word; any other `CommandError`, an option that there is not, or a disk without room,
 * becomes one line and exit code 1.
 */
export async function runCommand(main: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const interruption = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => interruption.abort());
  abortWhenOrphaned(interruption);
  if (main.length === 0) interruption.signal.addEventListener('abort', () => process.exit(130));
  try {
    await main(interruption.signal);
    process.exit(0);
  } catch (error) {
    if (interruption.signal.aborted) process.exit(130);
    if (isOfTheDisk(error)) console.error(`\nThe disk cannot be written: ${error.message}`);
    else console.error(canBeMended(error) ? `\n${error.message}` : error);
    process.exit(1);
  }
}

/** `parseArgs` explains in its message what it cannot read. */
function canBeMended(error: unknown): error is Error {
  return (
    error instanceof CommandError ||
    (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_'))
  );
}

/** https://man7.org/linux/man-pages/man3/errno.3.html: no room, or only to be read. */
function isOfTheDisk(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && /^(ENOSPC|EDQUOT|EROFS)$/.test(String(error.code));
}

/** What started us may end without telling us: then so do we. */
function abortWhenOrphaned(interruption: AbortController): void {
  const launchers = findLaunchers();
  setInterval(() => launchers.every(isAlive) || interruption.abort(), 500).unref();
}

/** Resolves when the signal fires. */
export function interrupted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
