import { expect, type Page } from '@playwright/test';

/** Waits until an interaction has hydrated every island of the page's content. */
export const expectStarted = (page: Page) => expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
