import { expect, type Page } from '@playwright/test';

/** Sets the browser's default font size, which visitors can change in the settings. */
export async function setTextSize(page: Page, sizePx: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: sizePx } });
  await session.detach();
  await expect(page.locator('html')).toHaveCSS('font-size', `${sizePx}px`);
}

/** Enlarges what is measured in rem and leaves the media queries as they are, unlike the browser's setting. */
export const enlargeText = (page: Page, sizePx: number): Promise<void> =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}px`;
  }, sizePx);
