import type { Locator, Page } from '@playwright/test';

export const field = (place: Page | Locator, name: string) =>
  place.getByRole('textbox', { name, exact: true });

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
