import type { Page } from '@playwright/test';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { countMoving } from './countMoving.ts';

// Endless animations drain a phone's battery. Scroll-driven ones do not count, because they stand still without
// scrolling. The pages of text are checked in reading.spec.ts, the demos in demos.spec.ts.

test('no page has a running animation once it has opened', async ({ context }) => {
  // Side by side, because what takes time is waiting for the entrances.
  await Promise.all(
    [
      '/',
      '/templates',
      '/projects',
      '/projects/discounts',
      '/projects/emergency-help',
      '/projects/everything-bulgarian',
      '/ai-videos',
      '/inquiry',
      '/chat',
      '/admin/login',
    ].map(async (path) => expectStill(await context.newPage(), path)),
  );
});

test.describe('the page that no address leads to', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('has no running animation once it has opened', ({ page }) => expectStill(page, '/nothing-here'));
});

async function expectStill(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  await expect.poll(() => page.evaluate(countMoving), path).toBe(0);
}
