import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { liftMessageLimit } from '../fixtures/liftMessageLimit.ts';
import { liftSubmitLimit } from '../fixtures/liftSubmitLimit.ts';
import type { TestedApi } from '../fixtures/people.ts';
import type { ProductUnderTest } from '../fixtures/test.ts';
import { test as base } from './badNetworkTest.ts';
import { startKillableBackend } from './killableBackend.ts';
import { mountSmallDisk, noSmallDisk } from './smallDisk.ts';

export { expect } from '../fixtures/test.ts';

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

const REFUSALS = 20;

/** Tests whose `farPage` is served by a backend of its own, on a small disk. */
export const test = base.extend<object, { cramped: CrampedBackend }>({
  cramped: [
    async ({ backend }, use) => {
      const disk = await mountSmallDisk(200);
      await keepKeys(backend, join(disk.path, 'data'));
      const { api, dbUrl, stop } = await startKillableBackend({ folder: disk.path });
      await liftSubmitLimit(dbUrl());
      await liftMessageLimit(dbUrl());
      await use({
        api,
        fill: async (length, write) => {
          await disk.fill();
          for (let refused = 0; refused < REFUSALS; )
            if ((await write(randomText(length))).error) refused += 1;
        },
        free: disk.free,
      });
      await stop();
      await disk.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  farApi: async ({ cramped }, use) => {
    await use(cramped.api);
    await cramped.free();
  },
});

/** Tests with a full disk; where there can be none, their title says why they are skipped. */
export function onFullDisk(tests: () => void): void {
  test.describe(`on a full disk ${noSmallDisk}`, () => {
    test.skip(noSmallDisk !== '');
    tests();
  });
}

/** The pages know the keys of the product under test. */
async function keepKeys({ publishableKey, secretKey }: ProductUnderTest, dataDir: string) {
  const secret = () => randomBytes(48).toString('base64url');
  const secrets = { databasePassword: secret(), jwtSecret: secret(), publishableKey, secretKey };
  await mkdir(dataDir);
  await writeFile(join(dataDir, 'secrets.json'), JSON.stringify(secrets));
}

/** Letters that a database cannot store in less room. */
export const randomText = (length: number): string =>
  randomBytes(length).toString('base64url').slice(0, length);
