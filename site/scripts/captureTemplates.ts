/**
 * Takes screenshots of the demo sites for the ready-made templates.
 * Usage: `node site/scripts/captureTemplates.ts [address of the running site]`
 */
import { demoSlugs } from './demoSlugs.ts';
import { firstScreen } from './firstScreen.ts';
import { launchChromium } from './launchChromium.ts';
import { savePicture } from './savePicture.ts';

const address = process.argv[2] ?? 'http://localhost:4321';

const browser = await launchChromium();
try {
  for (const slug of demoSlugs)
    await savePicture('templates', slug, await firstScreen(browser, address, slug));
} finally {
  await browser.close();
}
