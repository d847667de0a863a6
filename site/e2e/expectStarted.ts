import { expect, type Page } from '@playwright/test';

/** Waits until what was done on the page has started every island in its content. */
export const expectStarted = (page: Page) => expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
