import type { Page } from '@playwright/test';

/** Not found by role, because toasts are hidden from the accessibility tree while a dialog is open. */
export const toast = (page: Page, text: string) =>
  page.locator('.MuiSnackbarContent-root', { hasText: text });
