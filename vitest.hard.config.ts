import { defineConfig } from 'vitest/config';

/** Tests that take minutes: load, crashes, attacks. One file at a time, so that they do not starve each other. */
export default defineConfig({
  test: {
    include: ['{supabase,scripts}/**/*.hard.test.ts', 'supabase/testing/fuzz/*.test.ts'],
    env: { FUZZ_RUNS: '2000' },
    // What is refused is logged, and most tests are about what is refused.
    silent: 'passed-only',
    passWithNoTests: true,
    fileParallelism: false,
    hookTimeout: 120_000,
    testTimeout: 600_000,
  },
});
