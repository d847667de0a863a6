/**
 * Takes the pictures of the ready-made templates from their demo sites, without the studio's bar.
 * Usage: `node site/scripts/captureTemplates.ts [address of the running site]`
 */
import type { Browser } from '@playwright/test';
import { launchChromium } from './launchChromium.ts';
import { savePicture } from './savePicture.ts';

const WIDTH = 1280;
const HEIGHT = 960;
const slugs = ['mehana', 'dental', 'house', 'salon', 'law', 'repair'];
const address = process.argv[2] ?? 'http://localhost:4321';

const browser = await launchChromium();
try {
  for (const slug of slugs) await savePicture('templates', slug, await firstScreen(browser, slug));
} finally {
  await browser.close();
}

async function firstScreen(browser: Browser, slug: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT }, reducedMotion: 'reduce' });
  await page.goto(`${address}/demo/${slug}`);
  const bar = await page.locator('.demo-bar').boundingBox();
  if (!bar) throw new Error(`${address}/demo/${slug} is not a demo site: it has no bar.`);

  // The first screen of the site itself begins below the bar, so the window is taller by the bar.
  await page.setViewportSize({ width: WIDTH, height: HEIGHT + bar.height });
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ clip: { x: 0, y: bar.height, width: WIDTH, height: HEIGHT } });
  await page.close();
  return picture;
}
