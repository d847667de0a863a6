import { countTransferred } from '@vitrina/tests/fixtures/countTransferred.ts';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';

// Bytes, which are the same on every machine; never times. Compressed with brotli, as CDNs send them.

const KB = 1024;
test.use({ viewport: { width: 390, height: 844 } });

test.describe('on the first visit', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('the home page weighs at most 180 KB with the cookie banner, 75 KB of it scripts', async ({
    page,
  }) => {
    const transferred = await countTransferred(page);
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Приемам' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const { scriptBytes, totalBytes } = transferred();
    expect(scriptBytes).toBeLessThanOrEqual(75 * KB);
    expect(totalBytes).toBeLessThanOrEqual(180 * KB);
  });
});

for (const path of ['/about', '/services', '/blog/1', '/pricing', '/terms', '/inquiry', '/contact'])
  test(`a returning visitor of ${path} loads at most 3 KB of scripts`, async ({ page }) => {
    const transferred = await countTransferred(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(transferred().scriptBytes).toBeLessThanOrEqual(3 * KB);
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

test('the sign-in page of the admin loads at most 160 KB of scripts', async ({ page }) => {
  const transferred = await countTransferred(page);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Вход' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(transferred().scriptBytes).toBeLessThanOrEqual(160 * KB);
});

test('the first list of the admin loads at most 280 KB of scripts', async ({ adminPage }) => {
  const transferred = await countTransferred(adminPage);
  await adminPage.goto('/admin');
  await expect(adminPage.getByRole('heading', { name: 'Запитвания' })).toBeVisible();
  await adminPage.waitForLoadState('networkidle');
  expect(transferred().scriptBytes).toBeLessThanOrEqual(280 * KB);
});

test('the chat loads at most 130 KB of scripts', async ({ page }) => {
  const transferred = await countTransferred(page);
  await page.goto('/chat');
  await expect(page.getByRole('button', { name: 'Влез' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(transferred().scriptBytes).toBeLessThanOrEqual(130 * KB);
});
