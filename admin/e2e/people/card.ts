import type { Locator, Page } from '@playwright/test';

/** An item of a list: a person on the board or among the found, an entry of a timeline. */
export const card = (place: Page | Locator, name: string) =>
  place.getByRole('listitem').filter({ hasText: name });
