import type { BrowserContext, Request } from '@playwright/test';
import { countTransferred, type Transferred } from '@vitrina/tests/fixtures/countTransferred.ts';
import { timed } from './Figure.ts';

/** Opens a page until its landmark is there, and then all that it has asked for. */
export async function visit(
  context: BrowserContext,
  url: string,
  { landmark = 'body', isReturning = false } = {},
): Promise<Transferred & { ms: number }> {
  const page = await context.newPage();
  const requests = new Set<Request>();
  page.on('request', (request) => requests.add(request));
  const transferred = await countTransferred(page, isReturning);
  const { ms } = await timed(async () => {
    await page.goto(url);
    await page.locator(landmark).first().waitFor();
  });
  // What comes meanwhile is waited for as well.
  for (const request of requests) await (await request.response())?.finished();
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  await page.close();
  return { ...transferred(), ms };
}
