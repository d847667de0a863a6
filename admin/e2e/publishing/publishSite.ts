import { expect, type Page } from '@playwright/test';

/** Publishes the site with the console's button, and waits until it is live, which takes a minute or two under load. */
export async function publishSite(adminPage: Page) {
  await adminPage.goto('/admin/publishing');
  await adminPage.getByRole('button', { name: 'Публикувай сега' }).click();
  await expect(adminPage.getByText('Публикува се').filter({ visible: true }).first()).toBeVisible({
    timeout: 60_000,
  });
  await expect(adminPage.getByText('Публикува се')).toHaveCount(0, { timeout: 120_000 });
}
