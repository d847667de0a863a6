import { expect, type Page } from '@playwright/test';

/** Waits until an interaction has woken the form of the page. */
export const expectStarted = (page: Page) =>
  expect(page.locator('main astro-island[client="interaction"][ssr]')).toHaveCount(0);
