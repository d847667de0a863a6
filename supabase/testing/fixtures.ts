/// <reference lib="dom" />
import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { SESSION_KEY } from '@vitrina/shared/supabaseClient.ts';
import { signInSession } from './session.ts';

/** The product under test, as its `status.json` describes it. */
export interface ProductUnderTest {
  siteUrl: string;
  apiUrl: string;
  dbUrl: string;
  publishableKey: string;
  secretKey: string;
  admin: { email: string; username: string; password: string };
}

interface TestFixtures {
  /** Errors in the console that this test provokes on purpose; any other one fails it. */
  expectedErrors: RegExp[];
  /** A page of a browser that is signed in as the studio's admin. */
  adminPage: Page;
  /** Fails with every axe violation of WCAG 2.2 AA that the page has as it stands. */
  expectAccessible: (page: Page) => Promise<void>;
  /** The same in both colour schemes, one after the other. Leaves the page at night and without motion. */
  expectAccessibleDayAndNight: (page: Page) => Promise<void>;
}

interface WorkerFixtures {
  backend: ProductUnderTest;
  /** The admin's session as the browser would keep it. */
  adminSession: string;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  // Given by playwright.config.ts.
  backend: [{} as ProductUnderTest, { option: true, scope: 'worker' }],

  adminSession: [
    async ({ backend }, use) => {
      await use(await signInSession(backend, backend.admin.email, backend.admin.password));
    },
    { scope: 'worker' },
  ],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
  expectedErrors: async ({}, use) => use([]),

  // A visitor who has answered the question about cookies. A test of the question itself begins without any storage.
  storageState: async ({ backend }, use) =>
    use({
      cookies: [],
      origins: [{ origin: backend.siteUrl, localStorage: [{ name: 'gdpr-consent', value: 'true' }] }],
    }),

  context: async ({ context, backend, expectedErrors }, use) => {
    const errors = collectErrors(context, backend);
    await use(context);
    expect(unexpected(errors, expectedErrors), 'errors in the console').toEqual([]);
  },

  adminPage: async ({ browser, backend, adminSession, expectedErrors }, use, testInfo) => {
    const context = await browser.newContext({
      ...testInfo.project.use,
      storageState: {
        cookies: [],
        origins: [{ origin: backend.siteUrl, localStorage: [{ name: SESSION_KEY, value: adminSession }] }],
      },
    });
    const errors = collectErrors(context, backend);
    await use(await context.newPage());
    await context.close();
    expect(unexpected(errors, expectedErrors), 'errors in the console').toEqual([]);
  },

  // biome-ignore lint/correctness/noEmptyPattern: as above.
  expectAccessible: async ({}, use) => {
    await use(async (page) => expect(await violations(page)).toEqual([]));
  },

  expectAccessibleDayAndNight: async ({ expectAccessible }, use) => {
    await use(async (page) => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      expect(await violations(page, RULES_OF_COLOURS)).toEqual([]);
    });
  },
});

export { expect };

function collectErrors(context: BrowserContext, { siteUrl }: ProductUnderTest): string[] {
  const errors: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error' && !isForeignIcon(message.location().url, siteUrl))
      errors.push(message.text());
  });
  context.on('weberror', (error) => errors.push(String(error.error())));
  return errors;
}

/**
 * A whole browser asks for an icon beside a picture that is opened at the backend's address, where a hosted project has
 * none either. Our own addresses must have one.
 */
const isForeignIcon = (url: string, siteUrl: string) =>
  url.endsWith('/favicon.ico') && !url.startsWith(siteUrl);

/** WCAG 2.2 AA and what axe recommends beyond. */
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** All that a colour scheme changes. */
const RULES_OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** What axe finds wrong in a page that stands still: by all rules of the standards, or by some rules alone. */
async function violations(page: Page, rules?: string[]): Promise<string[]> {
  await stillness(page);
  // Without this it opens another page each time, for frames of other sites. We have none, and it takes twice as long.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(STANDARDS)).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

const unexpected = (errors: string[], expected: RegExp[]) =>
  errors.filter((error) => !expected.some((pattern) => pattern.test(error)));

/** The longest fade of the product is 800 ms. */
const FADES_MS = 1500;

/** Waits until nothing fades in any more: half of a fade is half of the contrast. What moves for ever is left out. */
const stillness = (page: Page) =>
  page.evaluate(async (patienceMs) => {
    const fades = document.getAnimations().filter(({ playState }) => playState === 'running');
    await Promise.race([
      Promise.allSettled(fades.map(({ finished }) => finished)),
      new Promise((resolve) => setTimeout(resolve, patienceMs)),
    ]);
  }, FADES_MS);
