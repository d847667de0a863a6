import type { Browser, Page } from '@playwright/test';

/** Height of the studio's bar, which is no part of the demo. */
const BAR_PX = 44;

interface Screen {
  width: number;
  height: number;
  scale: number;
}

/** Opens a demo site on a screen of the given size, without the studio's bar. */
export async function openDemo(
  browser: Browser,
  siteUrl: string,
  slug: string,
  { width, height, scale }: Screen,
): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width, height: height + BAR_PX },
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  await page.goto(`${siteUrl}/demo/${slug}`);
  await page.locator('.demo-bar').evaluate((bar) => bar.remove());
  await page.evaluate(() => document.fonts.ready);
  return page;
}
