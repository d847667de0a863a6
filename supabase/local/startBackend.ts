/// <reference lib="esnext.disposable" />
import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import { mailSettings } from '../functions/send-mail/mailSettings.ts';
import { createAuth } from './auth/createAuth.ts';
import { prepareDataFolder } from './dataFolder.ts';
import { createFunctions } from './functions/createFunctions.ts';
import { createGateway } from './http/createGateway.ts';
import { createHealth } from './http/createHealth.ts';
import { listen } from './http/listen.ts';
import { roomLeft } from './http/roomLeft.ts';
import { createLite } from './lite/createLite.ts';
import { createMailPages } from './mail/createMailPages.ts';
import { folderTransport } from './mail/folderTransport.ts';
import { takeLock } from './postgres/instanceLock.ts';
import { startPostgres } from './postgres/startPostgres.ts';
import { prepareDatabase } from './prepareDatabase.ts';
import { startRealtime } from './realtime/startRealtime.ts';
import { createRest } from './rest/createRest.ts';
import { startSchedule } from './schedule/startSchedule.ts';
import { loadSecrets } from './secrets.ts';
import { createStorage } from './storage/createStorage.ts';

export interface BackendOptions {
  /** Holds everything: the database, the uploaded files, the keys. */
  dataDir: string;
  /** 0 takes any free port. */
  apiPort: number;
  /** A PostgreSQL to use instead of the embedded one; its user must be allowed to make roles and schemas. */
  databaseUrl?: string;
  siteUrl: string;
  /** The Supabase project it stands in for: the folder with migrations/, seed.sql and functions/. */
  projectDir: string;
  /** Where edge functions read their settings: the process's own variables unless a test says otherwise. */
  environment?: NodeJS.ProcessEnv;
  /** Whether it also does what happens by itself, such as sending mails. */
  hasSchedule?: boolean;
}

export interface Backend {
  apiUrl: string;
  dbUrl: string;
  publishableKey: string;
  secretKey: string;
  /** Whether this start has filled the database with its example content. */
  isFirstStart: boolean;
  stop(): Promise<void>;
}

/**
 * Starts everything that a hosted Supabase project would give, on this machine alone.
 * @throws Error with one clear line; whatever had been started by then is stopped again.
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const started = new AsyncDisposableStack();
  try {
    return await start(options, started);
  } catch (error) {
    await started.disposeAsync();
    throw error;
  }
}

/** @param started collects how to stop what has been started; the last goes first. */
async function start(options: BackendOptions, started: AsyncDisposableStack): Promise<Backend> {
  const {
    apiPort,
    siteUrl,
    databaseUrl,
    projectDir,
    environment = process.env,
    hasSchedule = true,
  } = options;
  const dataDir = resolve(options.dataDir);
  await prepareDataFolder(dataDir);
  const secrets = await loadSecrets(dataDir);

  const database = databaseUrl
    ? { adminUrl: databaseUrl, url: databaseUrl, stop: async () => undefined }
    : await startPostgres(dataDir, secrets.databasePassword);
  started.defer(() => database.stop());
  const lock = await takeLock(database.adminUrl, databaseUrl ? 'this database' : dataDir);
  started.defer(() => lock.release());
  const isFirstStart = await prepareDatabase(database, projectDir);

  const storageDir = join(dataDir, 'storage');
  const lite = await createLite({
    databaseUrl: database.adminUrl,
    secrets,
    siteUrl,
    storageDir,
  });
  started.defer(() => lite.close());
  const keys = { publishableKey: secrets.publishableKey, secretKey: secrets.secretKey };
  const mailFolder = join(dataDir, 'mails');
  const mail = mailSettings((name) => environment[name], {
    siteUrl,
    openTransport: () => folderTransport(mailFolder),
  });
  const functions = await createFunctions(join(projectDir, 'functions'), () => ({
    ...keys,
    supabaseUrl: apiUrl,
    mail,
  }));
  const gateway = createGateway({
    auth: createAuth(lite, secrets),
    rest: createRest(lite),
    storage: createStorage(lite, secrets),
    functions,
    mails: createMailPages(mailFolder),
    health: createHealth({
      database: () => sql`select 1`.execute(lite.connection.kysely),
      storage: () => writable(storageDir),
      realtime: async () => realtime.check(),
      disk: () => roomLeft(dataDir),
    }),
  });
  const listener = await listen(gateway, apiPort);
  started.defer(() => listener.close());
  const realtime = await startRealtime(listener.server, database.adminUrl, secrets);
  started.defer(() => realtime.stop());
  const apiUrl = `http://127.0.0.1:${listener.port}`;
  const schedule =
    hasSchedule &&
    (await startSchedule(database.url, (name, signal) =>
      functions(
        new Request(`${apiUrl}/functions/v1/${name}`, {
          method: 'POST',
          headers: { apikey: secrets.secretKey },
          signal,
        }),
      ),
    ));
  if (schedule) started.defer(() => schedule.stop());

  return {
    ...keys,
    apiUrl,
    dbUrl: database.url,
    isFirstStart,
    stop: () => started.disposeAsync(),
  };
}

/** Rejects when nothing can be written there. */
async function writable(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await access(folder, constants.W_OK);
}
