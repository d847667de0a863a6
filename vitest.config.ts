import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{site,admin,chat}/src/**/*.test.{ts,tsx}',
      '{shared,supabase}/**/*.test.ts',
      'scripts/**/*.test.ts',
    ],
    exclude: ['**/*.hard.test.ts', '**/node_modules/**'],
    // Starting PostgreSQL takes its time on a busy machine.
    hookTimeout: 60_000,
    testTimeout: 20_000,
  },
});
