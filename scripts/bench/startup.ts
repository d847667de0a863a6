import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@vitrina/local-supabase/postgres/startPostgres.ts';
import { startBackend } from '@vitrina/local-supabase/startBackend.ts';
import { projectDir } from '../root.ts';
import { type Figure, timed } from './Figure.ts';

const baselineIs = 'its PostgreSQL alone';

/** The embedded backend from nothing and from a filled folder, beside the database that is inside it. */
export async function benchStartup(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-startup-'));
  const backendDir = join(folder, 'backend');
  const postgresDir = join(folder, 'postgres');
  const backend = () =>
    startBackend({ dataDir: backendDir, projectDir, apiPort: 0, siteUrl: 'http://127.0.0.1:4321' });
  const database = () => startPostgres(postgresDir, 'a password for the bench alone');
  try {
    const coldDatabaseMs = await timedStart(database);
    const warmDatabaseMs = await timedStart(database);
    const coldMs = await timedStart(backend);
    const warmMs = await timedStart(backend);
    return [
      { what: 'embedded backend, cold', unit: 'ms', value: coldMs, baseline: coldDatabaseMs, baselineIs },
      { what: 'embedded backend, warm', unit: 'ms', value: warmMs, baseline: warmDatabaseMs, baselineIs },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The time until it runs; stopping is not counted. */
async function timedStart(start: () => Promise<{ stop(): Promise<unknown> }>): Promise<number> {
  let stop: () => Promise<unknown> = async () => undefined;
  const ms = await timed(async () => {
    const started = await start();
    stop = () => started.stop();
  });
  await stop();
  return ms;
}
