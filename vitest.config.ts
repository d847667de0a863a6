import { existsSync, statfsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** A project that these name is for `pnpm contract`; all other tests have a stand-in of their own. */
const ownBackend = { SUPABASE_URL: '', SUPABASE_SECRET_KEY: '' };

// The tests make a database every second and throw it away: in memory, where there is much, that takes a fifth less time.
const MEMORY = '/dev/shm';
if (existsSync(MEMORY) && freeBytes(MEMORY) > 2 * 1024 ** 3) process.env.TMPDIR = MEMORY;

export default defineConfig({
  test: {
    // What is refused is logged, and most tests are about what is refused.
    silent: 'passed-only',
    // Many tests wait for a database or a server of theirs: two more than there are cores keep those busy.
    maxWorkers: availableParallelism() + 2,
    globalSetup: 'supabase/local/testing/preparedFolder.ts',
    projects: [
      {
        test: {
          name: 'contract',
          include: ['supabase/local/contract/*.test.ts'],
          fileParallelism: false,
          hookTimeout: 60_000,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'unit',
          include: [
            '{site,admin,chat}/src/**/*.test.{ts,tsx}',
            'site/integrations/*.test.ts',
            '{shared,supabase,tests,scripts}/**/*.test.ts',
          ],
          exclude: ['**/*.hard.test.ts', '**/node_modules/**'],
          env: ownBackend,
          // Starting PostgreSQL, and what an edge function does by the pulse, take their time on a busy machine.
          hookTimeout: 60_000,
          testTimeout: 60_000,
        },
      },
      {
        // Minutes of load, crashes and attacks, one file at a time so that they do not starve each other.
        test: {
          name: 'hard',
          include: ['{supabase,tests,scripts}/**/*.hard.test.ts', 'tests/fuzz/*.test.ts'],
          exclude: ['**/node_modules/**'],
          env: { ...ownBackend, FUZZ_RUNS: '2000' },
          fileParallelism: false,
          // One planted fault keeps a core busy.
          maxConcurrency: availableParallelism(),
          hookTimeout: 120_000,
          testTimeout: 600_000,
        },
      },
    ],
  },
});

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
