import { expect, type Page } from '@playwright/test';
import type { Person } from '@vitrina/tests/fixtures/people.ts';
import { png } from '../content/pictureFiles.ts';
import { signIn } from './farAdmin.ts';

interface Failures {
  beforeUpload: () => unknown;
  beforeSaving: () => unknown;
  mend: () => unknown;
}

/** Adds a project whose picture and then row fail once; each time an error is shown, the form keeps its values, and a retry works. */
export async function addAfterFailures(
  page: Page,
  admin: Person,
  { title, description }: { title: string; description: string },
  { beforeUpload, beforeSaving, mend }: Failures,
): Promise<void> {
  const shows = (text: string, timeout: number) =>
    expect(page.getByText(text).first()).toBeVisible({ timeout });
  await page.goto('/admin/projects/create');
  await signIn(page, admin);
  const form = page.getByRole('dialog', { name: 'Нов проект' });
  await form.getByLabel('Заглавие').fill(title);
  await form.getByLabel('Описание').fill(description);

  await beforeUpload();
  await form.locator('input[type=file]').setInputFiles(png('coffee.png'));
  await shows('Грешка при качване на изображението', 60_000);
  await mend();
  await form.getByRole('button', { name: 'Опитайте отново' }).click();
  await shows('Изображението е качено успешно', 30_000);

  await beforeSaving();
  await form.getByRole('button', { name: 'Запази' }).click();
  await expect(form).toContainText('Възникна грешка при записа на проекта', { timeout: 60_000 });
  await expect(form.getByLabel('Заглавие')).toHaveValue(title);
  await expect(form.getByLabel('Описание')).toHaveValue(description);
  await mend();
  await form.getByRole('button', { name: 'Запази' }).click();
  await shows('Проектът е добавен успешно', 30_000);
}
