/** Draws the pictures of the sister platforms from their sketches in `projects/`. Usage: `node site/scripts/drawProjects.ts` */
import { launchChromium } from './launchChromium.ts';
import { savePicture } from './savePicture.ts';

const slugs = ['discounts', 'emergency-help', 'everything-bulgarian'];

const browser = await launchChromium();
try {
  for (const slug of slugs) {
    const page = await browser.newPage({ viewport: { width: 960, height: 720 }, deviceScaleFactor: 2 });
    await page.goto(new URL(`projects/${slug}.html`, import.meta.url).href);
    await page.evaluate(() => document.fonts.ready);
    await savePicture('projects', slug, await page.screenshot());
  }
} finally {
  await browser.close();
}
