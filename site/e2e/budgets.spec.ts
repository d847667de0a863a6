import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { countTransferred, type Transferred } from '@vitrina/tests/fixtures/countTransferred.ts';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';

// Bytes rather than times, because they are the same on every machine. Compressed with brotli, as CDNs send them.

const KB = 1024;
test.use({ viewport: { width: 390, height: 844 } });

test.describe('before a touch, on the phone that Lighthouse imagines', () => {
  test.use({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    isNewVisitor: true,
  });

  for (const [path, limit] of [
    ['/', 120],
    ['/templates', 130],
    ['/services', 100],
    ['/projects', 94],
    ['/ai-design', 90],
    ['/services/websites', 102],
    ['/pricing', 90],
    ['/about', 90],
    ['/blog/1', 90],
    ['/inquiry', 90],
    ['/old', 100],
  ] as const)
    test(`a first visit of ${path} weighs at most ${limit} KB, the next one 20`, async ({ page }) => {
      const transferred = await countTransferred(page, true);
      await page.goto(path);
      await expect(page.getByRole('button', { name: 'Приемам' })).toBeVisible();
      const { totalBytes, requests } = await whenAllIsThere(page, transferred);
      expect(totalBytes).toBeLessThanOrEqual(limit * KB);
      if (path === '/') expect(requests).toBeLessThanOrEqual(14);

      await page.goto(path);
      await expect(page.getByRole('button', { name: 'Приемам' })).toBeVisible();
      const { totalBytes: withTheNext } = await whenAllIsThere(page, transferred);
      expect(withTheNext - totalBytes).toBeLessThanOrEqual(20 * KB);
    });
});

const otherPaths = [
  '/about',
  '/services',
  '/services/websites',
  '/websaitove',
  '/pricing',
  '/templates',
  '/projects',
  '/ai-design',
  '/ai-videos',
  '/how-we-work',
  '/blog',
  '/blog/1',
  '/contact',
  '/inquiry',
  '/old',
  '/terms',
  '/cookies',
];

for (const path of ['/', ...otherPaths]) {
  const limit = path === '/' ? 6 : 4;
  test(`before a touch ${path} runs at most ${limit} KB of scripts in at most four files`, async ({
    page,
    baseURL,
  }) => {
    const scripts = collectScripts(page);
    const elsewhere: string[] = [];
    page.on('request', (request) => request.url().startsWith(`${baseURL}/`) || elsewhere.push(request.url()));
    await page.goto(path);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await whenIdle(page);
    const files = await Promise.all(scripts);
    expect(files.length).toBeLessThanOrEqual(4);
    // What stands in the page is compressed with it, as one text.
    const inline = await page.locator('script:not([src], [type*="json"])').allTextContents();
    const bytes = [...files, inline.join('')].reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
    expect(bytes).toBeLessThanOrEqual(limit * KB);
    expect(elsewhere.filter((url) => !url.endsWith('/rest/v1/rpc/content_version'))).toEqual([]);
  });
}

test('a touch of the carousel brings at most 75 KB of scripts', async ({ page }) => {
  const transferred = await countTransferred(page);
  await page.goto('/');
  const carousel = page.getByRole('region', { name: 'Проекти и темплейти' });
  await carousel.getByRole('button', { name: 'Следващ изглед' }).click();
  await expect(carousel.getByRole('button', { name: 'Изглед 2 от 3' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  const { scriptBytes } = await whenAllIsThere(page, transferred);
  expect(scriptBytes).toBeGreaterThan(0);
  expect(scriptBytes).toBeLessThanOrEqual(75 * KB);
});

test('no script file holds up the first paint', async ({ request }) => {
  for (const path of ['/', '/templates', '/inquiry', '/about']) {
    const html = await (await request.get(path)).text();
    const files = html.match(/<script\b[^>]*\bsrc=[^>]*>/g) ?? [];
    expect(
      files.filter((tag) => !/ (type="module"|async|defer)/.test(tag)),
      path,
    ).toEqual([]);
  }
});

test('the sign-in page of the admin loads at most 210 KB of scripts', async ({ page }) => {
  const transferred = await countTransferred(page);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Вход' })).toBeVisible();
  const { scriptBytes } = await whenAllIsThere(page, transferred);
  expect(scriptBytes).toBeLessThanOrEqual(210 * KB);
});

test('the first list of the admin loads at most 360 KB of scripts', async ({ adminPage }) => {
  const transferred = await countTransferred(adminPage);
  await adminPage.goto('/admin');
  await expect(adminPage.getByRole('heading', { name: 'Запитвания' })).toBeVisible();
  const { scriptBytes } = await whenAllIsThere(adminPage, transferred);
  expect(scriptBytes).toBeLessThanOrEqual(360 * KB);
});

test('the sign-in page of the chat loads at most 116 KB of scripts', async ({ page }) => {
  const transferred = await countTransferred(page);
  await page.goto('/chat');
  await expect(page.getByRole('button', { name: 'Влез' })).toBeVisible();
  const { scriptBytes } = await whenAllIsThere(page, transferred);
  expect(scriptBytes).toBeLessThanOrEqual(116 * KB);
});

function collectScripts(page: Page): Promise<Buffer>[] {
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  return scripts;
}

const whenIdle = (page: Page) => page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));

/** What a page has transferred once it is idle and all of its requests are answered. */
async function whenAllIsThere(page: Page, transferred: () => Transferred): Promise<Transferred> {
  await expect(async () => {
    const { requests } = transferred();
    // In the first idle period the page's own idle callbacks start their requests, which the second one lets us see.
    for (let turn = 0; turn < 2; turn++) await whenIdle(page);
    expect(transferred()).toMatchObject({ requests, openRequests: 0 });
  }).toPass({ intervals: [100] });
  return transferred();
}
