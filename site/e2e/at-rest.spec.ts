import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { countMoving } from './countMoving.ts';

// What moves for ever costs a phone its battery. The pages of text are checked in reading.spec.ts.

test.describe('where nothing is', () => {
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
  test(`after its entry ${path} stands still`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => page.evaluate(countMoving)).toBe(0);
  });
}
