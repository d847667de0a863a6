import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile } from 'node:fs/promises';
import type { Account } from './account.ts';
import type { Binaries } from './findBinaries.ts';
import { waitUntilReady } from './waitUntilReady.ts';

interface Launch {
  binaries: Binaries;
  account: Account;
  /** The database cluster. */
  folder: string;
  port: number;
  /** The server's log of this launch. */
  logFile: string;
  /** Address for the superuser, to see whether it answers. */
  adminUrl: string;
}

export interface RunningServer {
  /** Resolves when the server has ended, with the reason in one line. */
  ended: Promise<string>;
}

/**
 * Starts a PostgreSQL server and waits until it answers.
 * @param stopping ends it: open transactions are rolled back, everything committed is on disk.
 * @throws Error with the server's last words when it does not come up.
 */
export async function launchServer(launch: Launch, stopping: AbortSignal): Promise<RunningServer> {
  const { server, ended } = await spawnServer(launch);
  const stop = () => server.kill('SIGINT');
  stopping.addEventListener('abort', stop, { once: true });
  ended.then(() => stopping.removeEventListener('abort', stop));
  const waiting = new AbortController();
  try {
    const failed = ended.then((reason) => Promise.reject(new Error(reason)));
    await Promise.race([waitUntilReady(launch.adminUrl, waiting), failed]);
    return { ended };
  } catch (error) {
    stop();
    await ended;
    throw new Error(
      `PostgreSQL did not start on ${launch.folder}: ${error instanceof Error ? error.message : error}`,
    );
  } finally {
    waiting.abort();
  }
}

async function spawnServer({ binaries, account, folder, port, logFile }: Launch) {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '60',
    shared_buffers: '64MB',
    timezone: 'UTC',
    log_statement: 'none',
    // Errors of callers are not logged: the message may contain personal values, or the statement.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // A file instead of a pipe, because the server may outlive this process.
  const log = await open(logFile, 'w', 0o600);
  try {
    const { command, args, options } = account.launch(binaries.postgres, [
      '-D',
      folder,
      '-p',
      String(port),
      ...flags,
    ]);
    const server = spawn(command, args, {
      ...options,
      cwd: '/',
      // In another process group, so that Ctrl-C does not reach it and open requests still find their database.
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    });
    // Registered at once, because a server that cannot open its folder may end before the log is closed.
    const ended = once(server, 'exit').then(
      () => lastFailure(logFile),
      (error: Error) => error.message,
    );
    return { server, ended };
  } finally {
    await log.close();
  }
}

async function lastFailure(logFile: string): Promise<string> {
  const lines = (await readFile(logFile, 'utf8').catch(() => '')).trim().split('\n');
  return lines.findLast((line) => /FATAL|PANIC/.test(line)) ?? lines.at(-1) ?? 'no reason was given';
}
