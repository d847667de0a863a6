import { expect, test } from '@vitrina/tests/fixtures/test.ts';

test.use({ viewport: { width: 412, height: 823 } });

test('pages print completely without having been scrolled', async ({ page }) => {
  for (const path of ['/', '/services/websites'])
    await test.step(path, async () => {
      await page.goto(path);
      expect(await page.evaluate(countWaiting)).toBeGreaterThan(0);
      await page.emulateMedia({ media: 'print' });
      expect(await page.evaluate(countWaiting)).toBe(0);

      await page.emulateMedia({ media: null });
      await page.pdf();
      const missing = await page.evaluate(() =>
        [...document.images]
          .filter((image) => image.checkVisibility() && image.naturalWidth === 0)
          .map(({ src }) => src),
      );
      expect(missing).toEqual([]);
    });
});

/** Parts of the page whose layout is postponed until the first scroll. */
function countWaiting(): number {
  return [...document.querySelectorAll('*')].filter(
    (element) => getComputedStyle(element).contentVisibility !== 'visible',
  ).length;
}
