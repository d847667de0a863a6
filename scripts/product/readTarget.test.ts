import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@vitrina/local-supabase/postgres/freePort.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readTarget } from './readTarget.ts';
import { type Status, writeStatus } from './status.ts';

test('a command for a product that was stopped says to start it', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrina-target-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  for (const [name, value] of Object.entries({
    DATA_DIR: dataDir,
    SUPABASE_URL: '',
    SUPABASE_SECRET_KEY: '',
  }))
    vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  const apiUrl = `http://127.0.0.1:${await freePort()}`;
  await writeStatus(dataDir, { apiUrl, secretKey: 'sb_secret_x' } as Status);
  await expect(readTarget()).rejects.toThrow(
    `There is no running product in ${dataDir}. Start it first: npm start`,
  );
});

test('an address without its https:// is refused, and not quoted, because it may be a key', async () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('SUPABASE_SECRET_KEY', 'sb_secret_x');
  for (const address of ['ref.supabase.co', 'localhost:54321', 'sb_secret_x']) {
    vi.stubEnv('SUPABASE_URL', address);
    await expect(readTarget()).rejects.toThrow(
      /^SUPABASE_URL must be an address such as https:\/\/REF\.supabase\.co\.$/,
    );
  }
});
