import type { Page } from '@playwright/test';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';

/** A current phone: nine device pixels for each CSS pixel. */
test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true });

for (const [path, budget] of [
  ['/', 250_000],
  ['/templates', 400_000],
] as const)
  test(`the pictures of ${path} weigh less than ${budget / 1000} kB on a phone`, async ({ page }) => {
    const sizes: Promise<[string, number]>[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image')
        sizes.push(request.sizes().then(({ responseBodySize }) => [request.url(), responseBodySize]));
    });
    await page.goto(path);
    await expect(() => readOn(page)).toPass({ intervals: [50] });

    const weights = await Promise.all(sizes);
    expect(weights.length).toBeGreaterThan(5);
    const total = weights.reduce((sum, [, weight]) => sum + weight, 0);
    expect(total, JSON.stringify(Object.fromEntries(weights), null, 2)).toBeLessThan(budget);
  });

/** Scrolls by half a screen once every picture in view is loaded. @throws until the end of the page is reached. */
async function readOn(page: Page): Promise<void> {
  const isEnd = await page.evaluate(() => {
    const isOnScreen = (image: HTMLImageElement) => {
      const { top, right, bottom, left, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    };
    if ([...document.images].filter(isOnScreen).some(({ complete }) => !complete)) return false;
    const before = scrollY;
    scrollBy({ top: innerHeight / 2, behavior: 'instant' });
    return scrollY === before;
  });
  expect(isEnd).toBe(true);
}
