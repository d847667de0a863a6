import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Account, databaseAccount } from './account.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { ensureCluster } from './createCluster.ts';
import { freePort } from './freePort.ts';
import { shutDownOrphan } from './shutDownOrphan.ts';
import { SUPERUSER } from './superuser.ts';
import { waitUntilReady } from './waitUntilReady.ts';

export interface PostgresServer {
  /** Address for the superuser. */
  adminUrl: string;
  /** Address for the role `postgres`, which owns the product's tables. */
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL on `<dataDir>/database`, and makes that folder on the first start.
 * @throws Error with one clear line when the folder is damaged or in use.
 */
export async function startPostgres(dataDir: string, password: string): Promise<PostgresServer> {
  const folder = join(dataDir, 'database');
  await mkdir(dataDir, { recursive: true });
  const binaries = await findBinaries();
  const account = await databaseAccount([dataDir, binaries.postgres]);
  await ensureCluster(folder, binaries.initdb, password, account);
  const address = (user: string, port: number) =>
    `postgresql://${user}:${password}@127.0.0.1:${port}/postgres`;
  await shutDownOrphan(folder, (port) => address(SUPERUSER, port));

  const port = await freePort();
  const adminUrl = address(SUPERUSER, port);
  const logFile = join(dataDir, 'database.log');
  const server = await spawnServer({ binaries, account, folder, port, logFile });
  let failure: string | null = 'did not start';
  const ended = once(server, 'exit').then(async () => {
    if (failure) throw new Error(`PostgreSQL ${failure} on ${folder}: ${await lastFailure(logFile)}`);
  });
  const waiting = new AbortController();
  await Promise.race([waitUntilReady(adminUrl, waiting), ended]).finally(() => waiting.abort());
  failure = 'has ended by itself';
  ended.catch((error: Error) => console.error(error.message));

  return {
    adminUrl,
    url: address('postgres', port),
    async stop() {
      failure = null;
      server.kill('SIGINT'); // fast shutdown: open transactions are rolled back, everything committed is on disk
      await ended.catch(() => undefined);
    },
  };
}

interface Spawn {
  binaries: Binaries;
  account: Account;
  folder: string;
  port: number;
  logFile: string;
}

async function spawnServer({ binaries, account, folder, port, logFile }: Spawn): Promise<ChildProcess> {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '60',
    shared_buffers: '64MB',
    timezone: 'UTC',
    log_statement: 'none',
    log_min_messages: 'warning',
    log_min_error_statement: 'panic', // a refused row is the caller's affair, and its text may be personal
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // A file, not a pipe: the server may outlive us.
  const log = await open(logFile, 'w', 0o600);
  try {
    const launch = account.launch(binaries.postgres, ['-D', folder, '-p', String(port), ...flags]);
    return spawn(launch.command, launch.args, {
      ...launch.options,
      cwd: '/',
      // Out of reach of a terminal's Ctrl-C, so that open requests still find their database.
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    });
  } finally {
    await log.close();
  }
}

async function lastFailure(logFile: string): Promise<string> {
  const lines = (await readFile(logFile, 'utf8').catch(() => '')).trim().split('\n');
  return lines.findLast((line) => /FATAL|PANIC/.test(line)) ?? lines.at(-1) ?? 'no reason was given';
}
