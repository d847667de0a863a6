import type { Browser } from '@playwright/test';

const SIZE = { width: 1280, height: 960 };

/** Height of the studio's bar, which is not part of the demo. */
const BAR = 44;

/** The first screen of a demo site, without the studio's bar, as a PNG. */
export async function firstScreen(browser: Browser, siteUrl: string, slug: string): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: { ...SIZE, height: SIZE.height + BAR },
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  await page.goto(`${siteUrl}/demo/${slug}`);
  await page.locator('.demo-bar').evaluate((bar) => bar.remove());
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ clip: { x: 0, y: 0, ...SIZE } });
  await page.close();
  return picture;
}
