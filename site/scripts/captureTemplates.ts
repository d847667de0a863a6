/**
 * Takes screenshots of the demo sites for the ready-made templates.
 * Usage: `node site/scripts/captureTemplates.ts [address of the running site] [demo …]`; without a demo, all of them.
 */
import { demoSlugs } from './demoSlugs.ts';
import { firstScreen } from './firstScreen.ts';
import { launchChromium } from './launchChromium.ts';
import { savePicture } from './savePicture.ts';

const [address = 'http://localhost:4321', ...chosen] = process.argv.slice(2);
const slugs = chosen.length > 0 ? chosen : demoSlugs;

const browser = await launchChromium();
try {
  for (const slug of slugs) await savePicture('templates', slug, await firstScreen(browser, address, slug));
} finally {
  await browser.close();
}
