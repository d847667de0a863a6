import { expect, type Page } from '@playwright/test';

/** Waits until an interaction has hydrated the page's form. */
export const expectStarted = (page: Page) =>
  expect(page.locator('main astro-island[client="interaction"][ssr]')).toHaveCount(0);
