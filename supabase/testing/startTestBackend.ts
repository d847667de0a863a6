import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { type Backend, startBackend } from '../local/startBackend.ts';
import { plantedSql } from './planted/plantedSql.ts';

export interface TestBackend extends Backend {
  dataDir: string;
}

/**
 * The product's backend on free ports, with the seed in it, that leaves nothing behind when it is stopped.
 * @param environment what its edge functions find set.
 */
export async function startTestBackend(environment: NodeJS.ProcessEnv = {}): Promise<TestBackend> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrina-backend-'));
  const backend = await startBackend({
    dataDir,
    apiPort: 0,
    siteUrl: 'http://127.0.0.1:4321',
    environment,
  });
  if (plantedSql() !== '') await run(backend.dbUrl, plantedSql());
  return {
    ...backend,
    dataDir,
    stop: async () => {
      await backend.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function run(databaseUrl: string, script: string): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  await sql.unsafe(script);
  await sql.end();
}
