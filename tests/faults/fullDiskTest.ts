import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import postgres from 'postgres';
import type { TestedApi } from '../fixtures/people.ts';
import type { ProductUnderTest } from '../fixtures/test.ts';
import { startBadNetwork } from './badNetwork.ts';
import { test as base } from './badNetworkTest.ts';
import { type KillableBackend, startKillableBackend } from './killableBackend.ts';
import { mountSmallDisk, type SmallDisk } from './smallDisk.ts';

export { expect } from '../fixtures/test.ts';
export { noSmallDisk } from './smallDisk.ts';

/** A backend whose disk can be filled, behind the pages of the product under test. */
interface CrampedBackend {
  api: TestedApi;
  /**
   * Fills the disk, and by writing texts of `length` until they are refused also what room PostgreSQL has of its own.
   * `write` says why it was refused.
   */
  fill(length: number, write: (text: string) => PromiseLike<{ error: unknown }>): Promise<void>;
  free(): Promise<void>;
}

/** Tests whose `farPage` is served by a backend of its own, on a small disk. */
export const test = base.extend<object, { cramped: CrampedBackend }>({
  cramped: [
    async ({ backend }, use) => {
      const disk = await mountSmallDisk(200);
      await keepKeys(backend, join(disk.path, 'data'));
      const killable = await startKillableBackend({ folder: disk.path });
      const sql = postgres(killable.dbUrl(), { max: 1 });
      await sql`update private.submit_settings set max_submits = 1000000`;
      await sql.end();
      await use(crampedBackend(disk, killable));
      await killable.stop();
      await disk.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  network: async ({ cramped }, use) => {
    const network = await startBadNetwork(Number(new URL(cramped.api.apiUrl).port));
    await use(network);
    await network.stop();
    await cramped.free();
  },
});

/** The pages know the keys of the product under test. */
async function keepKeys({ publishableKey, secretKey }: ProductUnderTest, dataDir: string) {
  const secret = () => randomBytes(48).toString('base64url');
  const secrets = { databasePassword: secret(), jwtSecret: secret(), publishableKey, secretKey };
  await mkdir(dataDir);
  await writeFile(join(dataDir, 'secrets.json'), JSON.stringify(secrets));
}

const REFUSALS = 20;

function crampedBackend(disk: SmallDisk, { api }: KillableBackend): CrampedBackend {
  return {
    api,
    fill: async (length, write) => {
      await disk.fill();
      for (let refused = 0; refused < REFUSALS; ) {
        const { error } = await write(randomText(length));
        if (error) refused += 1;
      }
    },
    free: () => disk.free(),
  };
}

/** Letters that a database cannot store in less room. */
export const randomText = (length: number): string =>
  randomBytes(length).toString('base64url').slice(0, length);
