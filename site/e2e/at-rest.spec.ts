import type { Page } from '@playwright/test';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { countEndless } from './countEndless.ts';

// Endless animations drain a phone's battery. Scroll-driven ones do not count, because they stand still without
// scrolling. The pages of text are checked in reading.spec.ts, the demos in demos.spec.ts.

const paths = [
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
];

test('no page has an animation that does not end', async ({ page }) => {
  for (const path of paths) await expectStill(page, path);
});

test.describe('the page that no address leads to', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('has none, either', ({ page }) => expectStill(page, '/nothing-here'));
});

async function expectStill(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  expect(await page.evaluate(countEndless), path).toBe(0);
}
