import type { BrowserContext } from '@playwright/test';
import { countTransferred, type Transferred } from '@vitrina/tests/fixtures/countTransferred.ts';
import { timed } from './Figure.ts';

/** Opens a page until its landmark is there, and then all that it has asked for. */
export async function visit(
  context: BrowserContext,
  url: string,
  { landmark = 'body', isReturning = false } = {},
): Promise<Transferred & { ms: number }> {
  const page = await context.newPage();
  const transferred = await countTransferred(page, isReturning);
  const { ms } = await timed(async () => {
    await page.goto(url);
    await page.locator(landmark).first().waitFor();
  });
  // Rows and pictures come when the page is idle; after half a second without any, all are there.
  await page.waitForLoadState('networkidle');
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  await page.close();
  return { ...transferred(), ms };
}
