import type { Page } from '@playwright/test';

/** Not found by role, because the errors of forms and lists are alerts, too. */
export const toast = (page: Page, text: string) =>
  page.locator('.MuiSnackbarContent-root', { hasText: text });
