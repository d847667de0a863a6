/**
 * Takes screenshots of the demo sites for the ready-made templates.
 * Usage: `node site/scripts/captureTemplates.ts [address of the running site]`
 */
import { firstScreen } from './firstScreen.ts';
import { launchChromium } from './launchChromium.ts';
import { savePicture } from './savePicture.ts';

const slugs = ['mehana', 'dental', 'house', 'salon', 'law', 'repair'];
const address = process.argv[2] ?? 'http://localhost:4321';

const browser = await launchChromium();
try {
  for (const slug of slugs) await savePicture('templates', slug, await firstScreen(browser, address, slug));
} finally {
  await browser.close();
}
