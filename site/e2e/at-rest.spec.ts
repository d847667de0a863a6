import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { countMoving } from './countMoving.ts';

// Endless animations drain a phone's battery. Scroll-driven ones do not count, because they stand still without
// scrolling. The pages of text are checked in reading.spec.ts.

test.describe('a missing page', () => {
  test.use({ expectedErrors: [/status of 404/] });

  standsStill('/nothing-here');
});

for (const path of [
  '/',
  '/templates',
  '/projects',
  '/projects/discounts',
  '/projects/emergency-help',
  '/projects/everything-bulgarian',
  '/ai-videos',
  '/inquiry',
  '/demo/dental',
  '/demo/house',
  '/demo/law',
  '/demo/mehana',
  '/demo/repair',
  '/demo/salon',
  '/chat',
  '/admin/login',
])
  standsStill(path);

function standsStill(path: string): void {
  test(`${path} has no running animation once it has opened`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => page.evaluate(countMoving)).toBe(0);
  });
}
