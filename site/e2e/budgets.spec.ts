import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { countTransferred, type Transferred } from '@vitrina/tests/fixtures/countTransferred.ts';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { countEndless } from './countEndless.ts';

// Bytes rather than times, because they are the same on every machine. Compressed with brotli, as CDNs send them.

const KB = 1024;
test.use({ viewport: { width: 390, height: 844 } });

/** The most that a first visit of a page may transfer, in KB. */
const limits: Record<string, number> = {
  '/': 120,
  '/templates': 130,
  '/templates/mehana': 90,
  '/templates/salon-za-krasota': 90,
  '/services': 100,
  '/projects': 90,
  '/projects/discounts': 90,
  '/projects/emergency-help': 90,
  '/projects/everything-bulgarian': 90,
  '/ai-design': 90,
  '/services/websites': 90,
  '/services/copywriting': 90,
  '/services/advertising': 90,
  '/pricing': 90,
  '/about': 90,
  '/how-we-work': 90,
  '/ai-videos': 90,
  '/blog/1': 90,
  '/inquiry': 90,
  '/contact': 90,
  '/old': 90,
};

/** Every kind of file is on one of these pages; that they weigh at most 20 KB the next time is measured here. */
const RETURNED_TO = ['/', '/templates', '/blog/1'];

test.describe('before an interaction, on the phone that Lighthouse emulates', () => {
  test.use({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    isNewVisitor: true,
  });

  for (const [path, limit] of Object.entries(limits))
    test(`a first visit of ${path} weighs at most ${limit} KB, with few scripts`, async ({
      page,
      baseURL,
    }) => {
      // The sign's text is longest while the shop is closed.
      await page.clock.setFixedTime(new Date('2026-11-23T20:00:00+02:00'));
      const transferred = await countTransferred(page, true);
      const loaded = collectLoaded(page, baseURL);
      await openAsked(page, path);
      const { totalBytes, requests } = await whenAllIsThere(page, transferred);
      expect(totalBytes).toBeLessThanOrEqual(limit * KB);
      if (path === '/') expect(requests).toBeLessThanOrEqual(14);
      await expectFewScripts(page, path, loaded);

      if (!RETURNED_TO.includes(path)) return;
      // What was loaded while scrolling to the end counts for neither visit.
      const { totalBytes: withItsEnd } = await whenAllIsThere(page, transferred);
      await openAsked(page, path);
      const { totalBytes: withTheNext } = await whenAllIsThere(page, transferred);
      expect(withTheNext - withItsEnd, 'the next visit').toBeLessThanOrEqual(20 * KB);
    });
});

for (const path of ['/websaitove', '/blog', '/terms', '/cookies'])
  test(`before an interaction ${path} runs few scripts`, async ({ page, baseURL }) => {
    const loaded = collectLoaded(page, baseURL);
    await page.goto(path);
    await expectFewScripts(page, path, loaded);
  });

const FIRST_TOUCHES: [what: string, path: string, touch: (page: Page) => Promise<void>][] = [
  [
    'a click on the carousel',
    '/',
    async (page) => {
      const carousel = page.getByRole('region', { name: 'Проекти и темплейти' });
      await carousel.getByRole('button', { name: 'Следващ изглед' }).click();
      await expect(carousel.getByRole('button', { name: 'Изглед 2 от 3' })).toHaveAttribute(
        'aria-current',
        'true',
      );
    },
  ],
  [
    'a key of the till',
    '/pricing',
    async (page) => {
      const till = page.getByRole('region', { name: 'Да го сметнем заедно' });
      await till.getByRole('button', { name: 'Повече: SEO статия' }).click();
      await expect(till.getByRole('term').first()).toHaveText('SEO статия');
    },
  ],
  [
    'a name on the shop’s sign',
    '/templates/maystor',
    async (page) => {
      await page.getByLabel('Вашето име на табелата').pressSequentially('Стоянов');
      await expect(page.getByRole('region', { name: 'Същото име, друг занаят' })).toContainText('Стоянов');
    },
  ],
];

for (const [what, path, touch] of FIRST_TOUCHES)
  test(`${what} loads at most 75 KB of scripts`, async ({ page }) => {
    const transferred = await countTransferred(page);
    await page.goto(path);
    await touch(page);
    const { scriptBytes } = await whenAllIsThere(page, transferred);
    expect(scriptBytes).toBeGreaterThan(0);
    expect(scriptBytes).toBeLessThanOrEqual(75 * KB);
  });

test('a click on the order form loads at most 75 KB of scripts', async ({ page }) => {
  const transferred = await countTransferred(page);
  await page.goto('/ai-design');
  await page.getByRole('main').getByRole('textbox').first().click();
  await expect.poll(() => transferred().scriptBytes).toBeGreaterThan(50 * KB);
  const { scriptBytes } = await whenAllIsThere(page, transferred);
  expect(scriptBytes).toBeLessThanOrEqual(75 * KB);
});

test('no script file blocks the first paint', async ({ request }) => {
  for (const path of ['/', '/templates', '/inquiry', '/about']) {
    const html = await (await request.get(path)).text();
    const files = html.match(/<script\b[^>]*\bsrc=[^>]*>/g) ?? [];
    expect(
      files.filter((tag) => !/ (type="module"|async|defer)/.test(tag)),
      path,
    ).toEqual([]);
  }
});

test('the sign-in page of the admin loads at most 210 KB of scripts and comes to rest', async ({ page }) => {
  const transferred = await countTransferred(page);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Вход' })).toBeVisible();
  const { scriptBytes } = await whenAllIsThere(page, transferred);
  expect(scriptBytes).toBeLessThanOrEqual(210 * KB);
  expect(await page.evaluate(countEndless)).toBe(0);
});

test('the first list of the admin loads at most 360 KB of scripts, and later the editor of articles 60 KB', async ({
  adminPage,
}) => {
  const transferred = await countTransferred(adminPage);
  await adminPage.goto('/admin');
  await expect(adminPage.getByRole('heading', { name: 'Запитвания' })).toBeVisible();
  const { scriptBytes: ofTheFirstList } = await whenAllIsThere(adminPage, transferred);
  expect(ofTheFirstList).toBeLessThanOrEqual(360 * KB);

  await adminPage.getByRole('button', { name: /^Меню/ }).click();
  await adminPage.getByRole('link', { name: 'Съдържание' }).click();
  await adminPage.getByRole('link', { name: 'Статии' }).click();
  const add = adminPage.getByRole('link', { name: 'Нова статия' });
  await expect(add).toBeVisible();
  const { scriptBytes: withTheList } = await whenAllIsThere(adminPage, transferred);
  await add.click();
  await expect(adminPage.getByRole('textbox', { name: 'Заглавие', exact: true })).toBeVisible();
  const { scriptBytes } = await whenAllIsThere(adminPage, transferred);
  expect(scriptBytes).toBeGreaterThan(withTheList);
  expect(scriptBytes - withTheList).toBeLessThanOrEqual(60 * KB);
});

test('the chat loads at most 130 KB of scripts and styles before sign-in, and comes to rest', async ({
  page,
}) => {
  const transferred = await countTransferred(page);
  await page.goto('/chat');
  await expect(page.getByRole('button', { name: 'Влез' })).toBeVisible();
  const { scriptBytes, styleBytes } = await whenAllIsThere(page, transferred);
  expect(scriptBytes + styleBytes).toBeLessThanOrEqual(130 * KB);
  expect(await page.evaluate(countEndless)).toBe(0);
});

/** Opens a page and waits for the question about cookies, which comes a second later. */
async function openAsked(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.clock.runFor(1_000);
  await expect(page.getByRole('button', { name: 'Приемам' })).toBeVisible();
}

interface Loaded {
  scripts: Promise<Buffer>[];
  /** Addresses of requests to other origins. */
  elsewhere: string[];
}

function collectLoaded(page: Page, siteUrl = ''): Loaded {
  const loaded: Loaded = { scripts: [], elsewhere: [] };
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') loaded.scripts.push(response.body());
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(`${siteUrl}/`)) loaded.elsewhere.push(request.url());
  });
  return loaded;
}

/** Scrolls an untouched page to its end: at most 4 KB of scripts (6 on the home page) in at most four files. */
async function expectFewScripts(page: Page, path: string, { scripts, elsewhere }: Loaded): Promise<void> {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await whenIdle(page);
  const files = await Promise.all(scripts);
  expect(files.length).toBeLessThanOrEqual(4);
  // Inline scripts are compressed together with the page, so they count as one text.
  const inline = await page.locator('script:not([src], [type*="json"])').allTextContents();
  const bytes = [...files, inline.join('')].reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
  expect(bytes).toBeLessThanOrEqual((path === '/' ? 6 : 4) * KB);
  expect(elsewhere.filter((url) => !url.endsWith('/rest/v1/rpc/content_version'))).toEqual([]);
}

const whenIdle = (page: Page) => page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));

/** What a page has transferred once it is idle and all of its requests are answered. */
async function whenAllIsThere(page: Page, transferred: () => Transferred): Promise<Transferred> {
  await expect(async () => {
    const { requests } = transferred();
    // In the first idle period the page's own idle callbacks start requests, which are visible in the second one.
    for (let turn = 0; turn < 2; turn++) await whenIdle(page);
    expect(transferred()).toMatchObject({ requests, openRequests: 0 });
  }).toPass({ intervals: [100] });
  return transferred();
}
