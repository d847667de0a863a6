import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import type { BuildFailure } from './buildFailure.ts';

const COMMAND = join(import.meta.dirname, 'buildSite.ts');
/** Visitors' requests come first. */
const NICENESS = 10;
const LONGEST_BUILD_MS = 10 * 60_000;
const PATIENCE_MS = 5_000;

/** Sent by the process when it ends. */
export type BuildReport = { failure?: BuildFailure };

/** Builds and publishes. @returns why it failed, if it did. */
export type PreparedBuild = () => Promise<BuildFailure | undefined>;

/**
 * Gets ready to build and publish the site of a running product, in a process of its own with a lower priority. That takes
 * as long as the publisher waits for further changes.
 */
export function prepareInBackground(dataDir: string, signal: AbortSignal): PreparedBuild {
  const child = fork(COMMAND, {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // Out of reach of the terminal's Ctrl-C: we stop it ourselves, and it stops its own children.
    detached: true,
  });
  const stop = () => {
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS).unref();
  };
  signal.addEventListener('abort', stop, { once: true });
  if (child.pid) setPriority(child.pid, NICENESS);

  let report: BuildReport | undefined;
  child.once('message', (message: BuildReport) => {
    report = message;
  });
  const exited = once(child, 'exit').finally(() => signal.removeEventListener('abort', stop));
  // Prevents an unhandled rejection before the returned function awaits it, which still throws the error.
  exited.catch(() => {});

  return async () => {
    const tooLong = AbortSignal.timeout(LONGEST_BUILD_MS);
    tooLong.addEventListener('abort', stop, { once: true });
    // If the process has already ended, sending fails, and what follows says why it ended.
    child.send('build', () => {});
    const [code] = await exited;
    if (tooLong.aborted) return { failure: 'timeout', detail: 'The build took more than ten minutes.' };
    if (report) return report.failure;
    return { failure: 'build', detail: `The build ended with code ${code} and gave no reason.` };
  };
}
