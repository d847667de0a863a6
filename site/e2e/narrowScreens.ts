import { expect, type Page } from '@playwright/test';

/** Has the browser show text of `sizePx` where a page asks for nothing else, as its settings let a visitor do. */
export async function setTextSize(page: Page, sizePx: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: sizePx } });
  await session.detach();
  await expect(page.locator('html')).toHaveCSS('font-size', `${sizePx}px`);
}

/** By how many pixels a page is wider than the screen. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  );
