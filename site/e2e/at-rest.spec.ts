import { expect, test } from '@vitrina/tests/fixtures/test.ts';

// Endless animations drain a phone's battery. Scroll-driven ones do not count, because they stand still without
// scrolling.

test.describe('a missing page', () => {
  test.use({ expectedErrors: [/status of 404/] });

  standsStill('/nothing-here');
});

for (const path of [
  '/',
  '/about',
  '/services',
  '/services/websites',
  '/pricing',
  '/templates',
  '/templates/mehana',
  '/projects',
  '/projects/discounts',
  '/projects/emergency-help',
  '/projects/everything-bulgarian',
  '/ai-design',
  '/ai-videos',
  '/how-we-work',
  '/blog/1',
  '/contact',
  '/inquiry',
  '/old',
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

const countMoving = () =>
  document
    .getAnimations()
    .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline).length;
