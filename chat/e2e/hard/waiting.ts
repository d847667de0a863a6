import type { Page } from '@playwright/test';

/** The signs of own messages that the server has. */
export const delivered = (page: Page) => page.getByRole('img', { name: /^(Изпратено|Прочетено)$/ });

/** Sends a picture of what is on the screen. */
export async function choosePicture(page: Page): Promise<void> {
  const buffer = await page.screenshot({ type: 'jpeg', quality: 100 });
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /изображение/i }).click();
  await (await choosing).setFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('button', { name: 'Изпрати' }).click();
}
