import type { Page } from '@playwright/test';
import { countTransferred, type Transferred } from '@vitrina/tests/fixtures/countTransferred.ts';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';

// Bytes rather than times, because they are the same on every machine. Compressed with brotli, as CDNs send them.

const KB = 1024;
test.use({ viewport: { width: 390, height: 844 } });

test.describe('on the first visit', () => {
  test.use({ isNewVisitor: true });

  test('the home page weighs at most 180 KB with the cookie banner, 75 KB of it scripts', async ({
    page,
  }) => {
    const transferred = await countTransferred(page);
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Приемам' })).toBeVisible();
    const { scriptBytes, totalBytes } = await whenAllIsThere(page, transferred);
    expect(scriptBytes).toBeLessThanOrEqual(75 * KB);
    expect(totalBytes).toBeLessThanOrEqual(180 * KB);
  });
});

for (const path of ['/about', '/services', '/blog/1', '/pricing', '/terms', '/inquiry', '/contact'])
  test(`a returning visitor of ${path} loads at most 3 KB of scripts`, async ({ page }) => {
    const transferred = await countTransferred(page);
    await page.goto(path);
    const { scriptBytes } = await whenAllIsThere(page, transferred);
    expect(scriptBytes).toBeLessThanOrEqual(3 * KB);
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

test('the chat loads at most 130 KB of scripts', async ({ page }) => {
  const transferred = await countTransferred(page);
  await page.goto('/chat');
  await expect(page.getByRole('button', { name: 'Влез' })).toBeVisible();
  const { scriptBytes } = await whenAllIsThere(page, transferred);
  expect(scriptBytes).toBeLessThanOrEqual(130 * KB);
});

/** What a page has transferred once it is idle and all of its requests are answered. */
async function whenAllIsThere(page: Page, transferred: () => Transferred): Promise<Transferred> {
  await expect(async () => {
    const { requests } = transferred();
    // In the first idle period the page's own idle callbacks start their requests, which the second one lets us see.
    for (let turn = 0; turn < 2; turn++)
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(transferred()).toMatchObject({ requests, openRequests: 0 });
  }).toPass({ intervals: [100] });
  return transferred();
}
