import type { Page } from '@playwright/test';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';

// On a phone the first screen is laid out alone and the sections below it right after. Nobody may notice.

test.use({ viewport: { width: 390, height: 844 } });

test('a page that opens at its top is whole at once, and as long as one that was reloaded', async ({
  page,
}) => {
  await countFolded(page);
  await page.goto('/services/websites');
  await expect(page.locator('main section.later')).toHaveCount(0);
  const height = await heightOf(page);

  await page.reload();
  expect(await folded(page)).toBe(0);
  expect(await heightOf(page)).toBe(height);
});

test('a page that opens further down has all of its heights from the beginning', async ({ page }) => {
  await countFolded(page);
  await page.goto('/services/websites#faq-title');
  await expect(page.locator('#faq-title')).toBeInViewport();
  expect(await folded(page)).toBe(0);
});

const countFolded = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { folded: 0 });
    new MutationObserver((changes) => {
      for (const { target } of changes)
        if ((target as Element).matches('section.later')) (window as Counting).folded++;
    }).observe(document, { subtree: true, attributeFilter: ['class'] });
  });

type Counting = typeof window & { folded: number };

const folded = (page: Page) => page.evaluate(() => (window as Counting).folded);

const heightOf = (page: Page) => page.evaluate(() => document.querySelector('main')?.offsetHeight);
