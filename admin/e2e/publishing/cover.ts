import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Supabase } from '@vitrina/shared/supabaseClient.ts';
import { expect, type ProductUnderTest } from '@vitrina/tests/fixtures/test.ts';
import postgres from 'postgres';
import { png } from '../content/pictureFiles.ts';
import { toast } from '../toast.ts';

/** A new template with an uploaded cover, and another upload that no row shows. */
export async function addCovered(service: Supabase) {
  const upload = async (width: number, height: number) => {
    const { name, buffer, mimeType } = png(`${randomUUID()}.png`, width, height);
    const { error } = await service.storage
      .from('project-images')
      .upload(name, buffer, { contentType: mimeType });
    expect(error).toBeNull();
    return `project-images/${name}`;
  };
  const name = `Пекарна ${randomUUID().slice(0, 8)}`;
  const image_url = await upload(640, 400);
  const unused = await upload(64, 40);
  const { data } = await service
    .from('templates')
    .insert({ name, description: 'Хляб и закуски.', demo_url: '/demo/mehana', image_url })
    .select('id')
    .single()
    .throwOnError();
  return { id: data.id, name, image_url, unused };
}

/** Replaces name and cover in the console. */
export async function replaceCover(adminPage: Page, templateId: string, name: string) {
  await adminPage.goto(`/admin/templates/${templateId}`);
  const form = adminPage.getByRole('dialog', { name: 'Редактиране на шаблон' });
  await form.getByLabel('Име').fill(name);
  await form.locator('input[type=file]').setInputFiles(png('second.png', 800, 500));
  await expect(form.getByLabel('URL на изображението')).toHaveValue(/^project-images\/\d+\.webp$/);
  await form.getByRole('button', { name: 'Запази' }).click();
  await expect(toast(adminPage, 'Шаблонът беше обновен успешно')).toBeVisible();
}

/** Runs the clean-up as if every uploaded picture were a month old: it deletes those that no row and no version shows. */
export async function cleanUpOldPictures(page: Page, { apiUrl, dbUrl, secretKey }: ProductUnderTest) {
  const sql = postgres(dbUrl, { max: 1 });
  await sql`update storage.objects set created_at = created_at - interval '30 days' where bucket_id = 'project-images'`;
  await sql.end();
  const headers = { apikey: secretKey };
  expect((await page.request.post(`${apiUrl}/functions/v1/clean-up`, { headers })).ok()).toBe(true);
}

export const isStored = async (page: Page, { apiUrl }: ProductUnderTest, path: string) =>
  (await page.request.get(`${apiUrl}/storage/v1/object/public/${path}`)).ok();

/** The address from which a visitor's browser has loaded the cover. A build names the file after its content. */
export async function shownCover(page: Page, template: string): Promise<string> {
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
