import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startBackend } from '@vitrina/local-supabase/startBackend.ts';
import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import type { Supabase } from '@vitrina/shared/supabaseClient.ts';
import type postgres from 'postgres';
import { CommandError, interrupted } from '../command/runCommand.ts';
import { hostedAddress } from '../product/hostedAddress.ts';
import { isAnswering } from '../product/isAnswering.ts';
import type { Settings } from '../product/settings.ts';
import { findStatus } from '../product/status.ts';
import { projectDir } from '../root.ts';
import { connectDatabase } from './connectDatabase.ts';

/** A project whose rows and files can be read and written, hosted or embedded. */
export interface Project extends AsyncDisposable {
  /** Its name in messages. */
  title: string;
  sql: postgres.Sql;
  supabase: Supabase;
}

/**
 * Opens the hosted project of SUPABASE_URL, SUPABASE_SECRET_KEY and SUPABASE_DB_URL, or, without them, the product of
 * DATA_DIR: the one that is running, or else its backend alone, for as long as it is needed.
 * @throws CommandError when some of the three are missing or the project cannot be reached.
 */
export async function openProject(
  { dataDir, sitePort }: Settings,
  environment: NodeJS.ProcessEnv,
  signal?: AbortSignal,
): Promise<Project> {
  const hosted = readHosted(environment);
  if (hosted) return connect({ ...hosted, title: hosted.apiUrl }, environment, { signal });
  const status = await findStatus(dataDir);
  if (status && (await isAnswering(status)))
    return connect({ ...status, title: dataDir }, environment, { signal });

  const siteUrl = `http://127.0.0.1:${sitePort}`;
  const options = { dataDir, projectDir, apiPort: 0, siteUrl, environment, hasSchedule: false };
  const backend = await startBackend(options).catch((error: Error) => {
    throw new CommandError(`The backend of ${dataDir} did not start: ${error.message}`);
  });
  return connect({ ...backend, title: dataDir }, environment, { stop: backend.stop, signal });
}

const ANSWERS_WITHIN_MS = 30_000;

/** Whether a data folder contains a database. */
export const hasDatabase = (dataDir: string) => existsSync(join(dataDir, 'database'));

interface Address {
  title: string;
  apiUrl: string;
  dbUrl: string;
  secretKey: string;
}

async function connect(
  { title, apiUrl, dbUrl, secretKey }: Address,
  environment: NodeJS.ProcessEnv,
  { stop, signal }: { stop?: () => Promise<void>; signal?: AbortSignal },
): Promise<Project> {
  const sql = connectDatabase(dbUrl, environment);
  const close = async () => {
    await sql.end({ timeout: 5 });
    await stop?.();
  };
  // The library tries again without end where each connection is closed before it is ready.
  const limit = AbortSignal.any([AbortSignal.timeout(ANSWERS_WITHIN_MS), ...(signal ? [signal] : [])]);
  const silence = interrupted(limit).then(() => Promise.reject(new Error('it does not answer')));
  try {
    await Promise.race([sql`select 1`, silence]);
  } catch (error) {
    await sql.end({ timeout: 0 });
    await stop?.();
    const reason = error instanceof Error ? error.message : error;
    throw new CommandError(`The database of ${title} cannot be reached: ${reason}`);
  }
  const supabase = createServiceClient(apiUrl, secretKey);
  return { title, sql, supabase, [Symbol.asyncDispose]: close };
}

function readHosted({ SUPABASE_URL, SUPABASE_SECRET_KEY, SUPABASE_DB_URL }: NodeJS.ProcessEnv) {
  if (!SUPABASE_URL && !SUPABASE_SECRET_KEY && !SUPABASE_DB_URL) return undefined;
  if (!SUPABASE_URL || !SUPABASE_SECRET_KEY || !SUPABASE_DB_URL)
    throw new CommandError('SUPABASE_URL, SUPABASE_SECRET_KEY and SUPABASE_DB_URL go together.');
  return {
    apiUrl: hostedAddress('SUPABASE_URL', SUPABASE_URL),
    secretKey: SUPABASE_SECRET_KEY,
    dbUrl: SUPABASE_DB_URL,
  };
}
