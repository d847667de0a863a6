/// <reference lib="esnext.disposable" />
import { createHmac } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readVapidKeys } from '@vitrina/shared/vapidKeys.ts';
import { sql } from 'kysely';
import { createAuth } from './auth/createAuth.ts';
import { createFunctions } from './functions/createFunctions.ts';
import { publishPushKey } from './functions/publishPushKey.ts';
import { vapidKeys } from './functions/vapidKeys.ts';
import { createGateway } from './http/createGateway.ts';
import { createHealth } from './http/createHealth.ts';
import { listen } from './http/listen.ts';
import { roomLeft } from './http/roomLeft.ts';
import { createLite } from './lite/createLite.ts';
import { createMailPages } from './mail/createMailPages.ts';
import { MailFolder } from './mail/MailFolder.ts';
import { startForgetting } from './mail/startForgetting.ts';
import { startMailSink } from './mail/startMailSink.ts';
import { startPostgres } from './postgres/startPostgres.ts';
import { takeLock } from './postgres/takeLock.ts';
import { prepareDatabase } from './prepareDatabase.ts';
import { prepareDataFolder } from './prepareDataFolder.ts';
import { startRealtime } from './realtime/startRealtime.ts';
import { createRest } from './rest/createRest.ts';
import { startSchedule } from './schedule/startSchedule.ts';
import { loadSecrets, type Secrets } from './secrets.ts';
import { createStorage } from './storage/createStorage.ts';

export interface BackendOptions {
  /** Holds everything: the database, the uploaded files, the keys. */
  dataDir: string;
  /** 0 chooses a free port. */
  apiPort: number;
  siteUrl: string;
  /** A domain without mailboxes: nobody could confirm an address there, so no account can change to one. */
  unmailableDomain?: string;
  /** The Supabase project: the folder with migrations/, seed.sql and functions/. */
  projectDir: string;
  /** Variables of edge functions besides those of Supabase; never the process's own by themselves. */
  environment?: NodeJS.ProcessEnv;
  /** Whether scheduled work, such as sending mails, is done too. */
  hasSchedule?: boolean;
}

export interface Backend {
  apiUrl: string;
  dbUrl: string;
  publishableKey: string;
  secretKey: string;
  /** Where the owner reads the kept mails, in a browser on this machine. */
  mailsUrl: string;
  stop(): Promise<void>;
}

/**
 * Starts the services of a hosted Supabase project on this machine.
 * @throws Error with one clear line; whatever was started by then is stopped again.
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

/** @param started collects how to stop what was started; the last is stopped first. */
async function start(options: BackendOptions, started: AsyncDisposableStack): Promise<Backend> {
  const { apiPort, siteUrl, unmailableDomain, projectDir, hasSchedule = true } = options;
  const dataDir = resolve(options.dataDir);
  await prepareDataFolder(dataDir);
  const secrets = await loadSecrets(dataDir);

  const database = await startPostgres(dataDir, secrets.databasePassword);
  started.defer(() => database.stop());
  const lock = await takeLock(database.adminUrl, dataDir);
  started.defer(() => lock.release());
  await prepareDatabase(database, projectDir);

  const storageDir = join(dataDir, 'storage');
  const lite = await createLite({ databaseUrl: database.adminUrl, secrets, siteUrl, storageDir });
  started.defer(() => lite.close());
  const mails = new MailFolder(join(dataDir, 'mails'));
  const variables = await functionVariables(options, secrets, mails, started);
  const pushKeys = readVapidKeys(variables.VAPID_KEYS ?? '');
  if (!pushKeys) throw new Error('VAPID_KEYS is not what `npm run push:keys` makes.');
  await publishPushKey(lite.connection.driver, pushKeys.publicKey);
  const mailsKey = derived(secrets, 'mails').toString('base64url');
  const functions = await createFunctions(join(projectDir, 'functions'), (name) => variables[name]);
  const gateway = createGateway({
    auth: createAuth(lite, secrets, unmailableDomain),
    rest: createRest(lite),
    storage: createStorage(lite, secrets),
    functions,
    mails: createMailPages(mails, mailsKey),
    health: createHealth({
      database: () => sql`select 1`.execute(lite.connection.kysely),
      storage: () => writable(storageDir),
      realtime: async () => realtime.check(),
      disk: () => roomLeft(dataDir),
    }),
    storageDir,
  });
  const listener = await listen(gateway, apiPort);
  started.defer(() => listener.close());
  const apiUrl = `http://127.0.0.1:${listener.port}`;
  variables.SUPABASE_URL = apiUrl;
  const realtime = await startRealtime(listener.server, database.adminUrl, secrets);
  started.defer(() => realtime.stop());
  if (hasSchedule) {
    const headers = { apikey: secrets.secretKey };
    const schedule = await startSchedule(database.url, (name, signal) =>
      functions(new Request(`${apiUrl}/functions/v1/${name}`, { method: 'POST', headers, signal })),
    );
    started.defer(() => schedule.stop());
    started.defer(await startForgetting(lite.connection.driver, mails));
  }

  const { publishableKey, secretKey } = secrets;
  const stop = () => started.disposeAsync();
  const mailsUrl = `${apiUrl}/mails/${mailsKey}/`;
  return { apiUrl, dbUrl: database.url, publishableKey, secretKey, mailsUrl, stop };
}

/**
 * The variables of edge functions, except for the address, as on a hosted project:
 * https://supabase.com/docs/guides/functions/secrets. If no way to send mails is set, they go to a local mail server
 * and are recorded as kept.
 */
async function functionVariables(
  { siteUrl, environment = {} }: BackendOptions,
  secrets: Secrets,
  mails: MailFolder,
  started: AsyncDisposableStack,
): Promise<NodeJS.ProcessEnv> {
  const { publishableKey, secretKey } = secrets;
  const variables: NodeJS.ProcessEnv = {
    SITE_URL: siteUrl,
    VAPID_KEYS: JSON.stringify(vapidKeys(derived(secrets, 'push'))),
    // What is set to nothing is not set, as in the functions on a hosted project.
    ...Object.fromEntries(Object.entries(environment).filter(([, value]) => value)),
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: publishableKey }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: secretKey }),
  };
  if (variables.SMTP_URL || variables.RESEND_API_KEY) return variables;
  const sink = await startMailSink(mails);
  started.defer(() => sink.stop());
  return { ...variables, MAIL_SINK_URL: sink.url };
}

/** Derives a key for one use from the folder's secrets, always the same. */
const derived = ({ jwtSecret }: Secrets, use: string): Buffer =>
  createHmac('sha256', jwtSecret).update(use).digest();

/** Rejects when the folder cannot be written. */
async function writable(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await access(folder, constants.W_OK);
}
