import type { Browser } from '@playwright/test';
import { openDemo } from './openDemo.ts';

const SIZE = { width: 1280, height: 960 };

/** The first screen of a demo site, without the studio's bar, as a PNG. */
export async function firstScreen(browser: Browser, siteUrl: string, slug: string): Promise<Buffer> {
  const page = await openDemo(browser, siteUrl, slug, { ...SIZE, scale: 1 });
  const picture = await page.screenshot({ clip: { x: 0, y: 0, ...SIZE } });
  await page.close();
  return picture;
}
