import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';

// Pages are counted for who has agreed, and for nobody else.

test.use({ isNewVisitor: true });

const LONG_ENOUGH_MS = 10_000;
const banner = (page: Page) => page.getByRole('region', { name: 'Бисквитки, но не от сладкарницата.' });

/** What the pages have asked the backend so far, but whether their lists are as new as its rows. */
function asked(page: Page, apiUrl: string): string[] {
  const bodies: string[] = [];
  page.on('request', (request) => {
    const isOurs = request.url().startsWith(apiUrl) && !request.url().endsWith('/content_version');
    if (isOurs && request.method() !== 'OPTIONS') bodies.push(request.postData() ?? request.url());
  });
  return bodies;
}

async function read(page: Page, path: string, options?: { referer: string }) {
  await page.goto(path, options);
  await page.clock.runFor(LONG_ENOUGH_MS);
}

const view = (path: string, source: string | null) => JSON.stringify({ path, source });

test('who has not answered is counted on no page, and who refuses neither', async ({
  page,
  request,
  backend,
}) => {
  const sitemap = await (await request.get('/sitemap-0.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address).pathname);
  expect(paths.length).toBeGreaterThan(30);
  await page.clock.install();
  const requests = asked(page, backend.apiUrl);
  for (const path of paths) await read(page, path);
  await banner(page).getByRole('button', { name: 'Само необходимите' }).click();
  for (const path of ['/', '/about']) await read(page, path);
  expect(requests).toEqual([]);
});

test('who agrees is counted once a page from then on, until they take it back', async ({ page, backend }) => {
  await page.clock.install();
  const requests = asked(page, backend.apiUrl);
  const script = page.waitForResponse(/\/count[^/]*\.js$/);
  await read(page, '/about', { referer: 'https://www.google.com/search' });
  await banner(page).getByRole('button', { name: 'Приемам' }).click();
  await expect(banner(page)).toHaveCount(0);
  await page.clock.runFor(LONG_ENOUGH_MS);
  await expect.poll(() => requests).toEqual([view('/about', 'www.google.com')]);
  expect(brotliCompressSync(await (await script).body()).length).toBeLessThanOrEqual(512);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Бисквитки' }).click();
  await page.clock.runFor(LONG_ENOUGH_MS);
  await expect.poll(() => requests).toEqual([view('/about', 'www.google.com'), view('/cookies', null)]);

  const kept = await page.evaluate(() => Object.keys(localStorage).sort());
  expect(kept).toEqual(['gdpr-consent', 'gdpr-counting']);
  for (const key of kept) await expect(page.getByRole('rowheader', { name: key })).toBeVisible();
  await page.getByRole('button', { name: 'Оттегляне на съгласието' }).click();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await read(page, '/about');
  expect(requests).toHaveLength(2);
});

test('nobody is counted whose browser asks for it, nor who agreed before anything was counted', async ({
  page,
  backend,
}) => {
  await page.clock.install();
  const requests = asked(page, backend.apiUrl);
  await page.goto('/favicon.svg');
  await page.evaluate(() => localStorage.setItem('gdpr-consent', 'true'));
  await read(page, '/about');
  await page.evaluate(() => localStorage.setItem('gdpr-counting', 'yes'));
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true }),
  );
  await read(page, '/about?utm_source=viber');
  expect(requests).toEqual([]);
});
