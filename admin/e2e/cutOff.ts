import type { Page } from '@playwright/test';

/** The number of fields whose text is longer than what they show. */
export const cutOff = (page: Page) =>
  page
    .locator('textarea:not([aria-hidden])')
    .evaluateAll((fields) => fields.filter((text) => text.scrollHeight > text.clientHeight).length);
