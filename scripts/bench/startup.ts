import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@vitrina/local-supabase/postgres/startPostgres.ts';
import { startBackend } from '@vitrina/local-supabase/startBackend.ts';
import { projectDir } from '../root.ts';
import { type Figure, timed } from './Figure.ts';

/** The embedded backend from nothing and from a filled folder, beside the database that is inside it. */
export async function benchStartup(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-startup-'));
  const dataDir = join(folder, 'backend');
  const backend = () => startBackend({ dataDir, projectDir, apiPort: 0, siteUrl: 'http://127.0.0.1:4321' });
  const database = () => startPostgres(join(folder, 'postgres'), 'a password for the bench alone');
  const figures: Figure[] = [];
  for (const what of ['embedded backend, cold', 'embedded backend, warm']) {
    const baseline = await startMs(database);
    const value = await startMs(backend);
    figures.push({ what, unit: 'ms', value, baseline, baselineIs: 'its PostgreSQL alone' });
  }
  await rm(folder, { recursive: true, force: true });
  return figures;
}

/** The time until it runs; stopping is not counted. */
async function startMs(start: () => Promise<{ stop(): Promise<unknown> }>): Promise<number> {
  const { ms, result } = await timed(start);
  await result.stop();
  return ms;
}
