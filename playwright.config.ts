import { defineConfig } from '@playwright/test';
import type { ProductUnderTest } from '@vitrina/tests/fixtures/test.ts';
import { findChromium } from './scripts/checks/chromium.ts';
import { readSettings } from './scripts/product/settings.ts';
import { readStatus } from './scripts/product/status.ts';

const status = await readStatus(readSettings().dataDir);
const backend = { ...status, siteUrl: process.env.PAGES_URL ?? status.siteUrl };

const content = 'admin/e2e/content/**/*.spec.ts';
const publish = 'admin/e2e/{publish*,main-job}.spec.ts';
const submitLimit = 'site/e2e/submit-limit.spec.ts';
const hard = '*/e2e/hard/**/*.spec.ts';

/** These weigh what our server has compressed; another one compresses as it does. */
const testsOfOurServer = process.env.PAGES_URL ? ['**/budgets.spec.ts'] : [];

/**
 * Runs against a product that is up: `pnpm e2e` starts one of its own, `pnpm exec playwright test` uses `npm start`'s.
 * `PAGES_URL` puts the pages of another server in place of its own, such as `wrangler pages dev dist`.
 */
export default defineConfig<object, { backend: ProductUnderTest }>({
  testMatch: '*/e2e/**/*.spec.ts',
  projects: [
    {
      name: 'site',
      testMatch: 'site/e2e/**/*.spec.ts',
      testIgnore: [submitLimit, ...testsOfOurServer, hard],
    },
    // They change what the public pages show, rebuild them or need them as they are, so they run when the tests of those
    // are done; and one list at a time.
    { name: 'content', testMatch: [content, publish], dependencies: ['site'], workers: 1, timeout: 120_000 },
    {
      name: 'apps',
      testMatch: '{admin,chat}/e2e/**/*.spec.ts',
      testIgnore: [content, publish, hard],
      dependencies: ['site'],
    },
    // Alone, because it changes a setting that every submit feels.
    { name: 'alone', testMatch: submitLimit, dependencies: ['content', 'apps'], workers: 1 },
    // Minutes of load, crashes and attacks: `npm run test:hard`.
    { name: 'hard', testMatch: hard, timeout: 600_000 },
  ],
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A test that passes only at the second try is a bug. Here it fails; a busy CI machine lists it as flaky and goes on.
  retries: process.env.CI ? 1 : 0,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: backend.siteUrl,
    backend,
    locale: 'bg-BG',
    timezoneId: 'Europe/Sofia',
    // A trace of every test would take the tests much longer; `--trace=on` records one.
    // Every test opens the chat as if for the first time; those about the service worker allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Without a graphics card that process only passes on what it is given: a tenth of a test's work.
        '--in-process-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
