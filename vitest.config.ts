import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{site,admin,chat}/src/**/*.test.{ts,tsx}',
      '{shared,supabase}/**/*.test.ts',
      'scripts/**/*.test.ts',
    ],
    exclude: ['**/*.hard.test.ts', '**/node_modules/**'],
    // What is refused is logged, and most tests are about what is refused.
    silent: 'passed-only',
    // Many tests wait for a database or a server of theirs: one more than there are cores keeps those busy.
    maxWorkers: availableParallelism() + 1,
    // Starting PostgreSQL takes its time on a busy machine.
    hookTimeout: 60_000,
    testTimeout: 20_000,
  },
});
