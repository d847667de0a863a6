import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import postgres from 'postgres';
import { png } from './content/pictureFiles.ts';
import { publishSite } from './publishSite.ts';

test('a replaced cover can be restored after the clean-up has run', async ({ page, adminPage, backend }) => {
  test.setTimeout(240_000); // It waits for three builds.
  const { apiUrl, secretKey } = backend;
  const service = createServiceClient(apiUrl, secretKey);
  const pictures = service.storage.from('project-images');
  const upload = async (width: number, height: number) => {
    const { name, buffer, mimeType } = png(`${randomUUID()}.png`, width, height);
    expect((await pictures.upload(name, buffer, { contentType: mimeType })).error).toBeNull();
    return `project-images/${name}`;
  };
  const isThere = async (path: string) =>
    (await page.request.get(`${apiUrl}/storage/v1/object/public/${path}`)).ok();
  const name = `Пекарна ${randomUUID().slice(0, 8)}`;
  const image_url = await upload(640, 400);
  const forgotten = await upload(64, 40);
  const { data: template } = await service
    .from('templates')
    .insert({ name, description: 'Хляб и закуски.', demo_url: '/demo/mehana', image_url })
    .select('id')
    .single()
    .throwOnError();
  const other = await adminPage.context().newPage();
  await publishSite(other);
  const first = await shownPicture(page, name);

  await adminPage.goto(`/admin/templates/${template.id}`);
  const form = adminPage.getByRole('dialog', { name: 'Редактиране на шаблон' });
  await form.locator('input[type=file]').setInputFiles(png('second.png', 800, 500));
  await expect(form.getByLabel('URL на изображението')).toHaveValue(/^project-images\/\d+\.webp$/);
  await form.getByRole('button', { name: 'Запази' }).click();
  const toast = adminPage.locator('.MuiSnackbarContent-root', { hasText: 'Шаблонът беше обновен успешно' });
  // The picture stays as long as a version refers to it.
  await toast.hover();
  await publishSite(other);
  const second = await shownPicture(page, name);
  expect(second).not.toBe(first);

  const sql = postgres(backend.dbUrl, { max: 1 });
  await sql`update storage.objects set created_at = created_at - interval '30 days' where bucket_id = 'project-images'`;
  await sql.end();
  const headers = { apikey: secretKey };
  expect((await page.request.post(`${apiUrl}/functions/v1/clean-up`, { headers })).ok()).toBe(true);
  expect(await isThere(forgotten)).toBe(false);
  expect(await isThere(image_url)).toBe(true);

  await toast.getByRole('button', { name: 'Върни предишната' }).click();
  await expect(adminPage.getByText('Върнато')).toBeVisible();
  await publishSite(other);
  expect(await shownPicture(page, name)).toBe(first);

  await service.from('templates').delete().eq('id', template.id).throwOnError();
});

/** The address from which a visitor's browser loads a template's picture. A build names the file after its content. */
async function shownPicture(page: Page, template: string): Promise<string> {
  await page.goto('/templates');
  const picture = page.getByRole('img', { name: `Начална страница на „${template}“` });
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
  const src = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(src.startsWith(new URL(page.url()).origin), `${src} comes from the site`).toBe(true);
  return src;
}
