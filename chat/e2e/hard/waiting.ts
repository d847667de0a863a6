import type { Page } from '@playwright/test';

/** The ticks of one's own stored messages. */
export const delivered = (page: Page) => page.getByRole('img', { name: /^(Изпратено|Прочетено)$/ });

/** Sends a screenshot of the page. */
export async function choosePicture(page: Page): Promise<void> {
  const buffer = await page.screenshot({ type: 'jpeg', quality: 100 });
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /изображение/i }).click();
  await (await choosing).setFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('button', { name: 'Изпрати' }).click();
}
