import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { databaseAccount } from './account.ts';
import { ensureCluster } from './ensureCluster.ts';
import { findBinaries } from './findBinaries.ts';
import { freePort, refusalOf } from './freePort.ts';
import { keepRunning } from './keepRunning.ts';
import { launchServer } from './launchServer.ts';
import { shutDownOrphan } from './shutDownOrphan.ts';
import { SUPERUSER } from './superuser.ts';

interface PostgresServer {
  /** Address for the superuser. */
  adminUrl: string;
  /** Address for the role `postgres`, which owns the product's tables. */
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL on `<dataDir>/database`, creates that folder on the first start, and keeps it running.
 * @throws Error with one clear line when the folder is damaged or in use.
 */
export async function startPostgres(
  dataDir: string,
  password: string,
  choosePort = freePort,
): Promise<PostgresServer> {
  const folder = join(dataDir, 'database');
  await mkdir(dataDir, { recursive: true });
  const binaries = await findBinaries();
  const account = await databaseAccount([dataDir, binaries.postgres]);
  await ensureCluster(folder, binaries.initdb, password, account);
  const address = (user: string, port: number) =>
    `postgresql://${user}:${password}@127.0.0.1:${port}/postgres`;
  await shutDownOrphan(folder, (port) => address(SUPERUSER, port));

  const logFile = join(dataDir, 'database.log');
  for (;;) {
    const port = await choosePort();
    const adminUrl = address(SUPERUSER, port);
    const launch = { binaries, account, folder, port, logFile, adminUrl };
    try {
      const stop = await keepRunning((stopping) => launchServer(launch, stopping));
      return { adminUrl, url: address('postgres', port), stop };
    } catch (error) {
      // On a busy machine another program may have taken the port before PostgreSQL did.
      if (!(await refusalOf(port))) throw error;
    }
  }
}
