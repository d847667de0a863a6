import type { Browser } from '@playwright/test';

/** What a visitor sees first of a demo site, without the studio's bar, as a PNG. */
export async function firstScreen(browser: Browser, siteUrl: string, slug: string): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 960 },
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  await page.goto(`${siteUrl}/demo/${slug}`);
  await page.locator('.demo-bar').evaluate((bar) => bar.remove());
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot();
  await page.close();
  return picture;
}
