import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { expect, noSmallDisk, randomText, test } from '@vitrina/tests/faults/fullDiskTest.ts';
import { makeAdmin } from '@vitrina/tests/fixtures/people.ts';
import { png } from '../content/pictureFiles.ts';
import { signIn } from './farAdmin.ts';

// The server's disk is full: uploading and saving say that they failed, what was entered stays, and both work at the next
// try once there is room.

test.skip(noSmallDisk !== '', noSmallDisk);

test('a project and its picture wait for room on the disk', async ({ farPage: page, cramped }) => {
  const { api } = cramped;
  const projects = () => createServiceClient(api.apiUrl, api.secretKey).from('projects');
  const fill = () =>
    cramped.fill(1900, (description) =>
      projects().insert({ title: 'Пълнеж', description, image: '/placeholder.svg' }),
    );
  const project = { title: `Кафене ${crypto.randomUUID()}`, description: randomText(1900) };
  await page.goto('/admin/projects/create');
  await signIn(page, await makeAdmin(api));
  const form = page.getByRole('dialog', { name: 'Нов проект' });
  await form.getByLabel('Заглавие').fill(project.title);
  await form.getByLabel('Описание').fill(project.description);

  await fill();
  await form.locator('input[type=file]').setInputFiles(png('coffee.png'));
  await expect(page.getByText('Грешка при качване на изображението').first()).toBeVisible({
    timeout: 60_000,
  });
  await cramped.free();
  await form.getByRole('button', { name: 'Опитайте отново' }).click();
  await expect(page.getByText('Изображението е качено успешно').first()).toBeVisible({ timeout: 30_000 });

  await fill();
  await form.getByRole('button', { name: 'Запази' }).click();
  await expect(form).toContainText('Възникна грешка при записа на проекта', { timeout: 60_000 });
  await expect(form.getByLabel('Заглавие')).toHaveValue(project.title);
  await expect(form.getByLabel('Описание')).toHaveValue(project.description);
  await cramped.free();
  await form.getByRole('button', { name: 'Запази' }).click();
  await expect(page.getByText('Проектът е добавен успешно').first()).toBeVisible({ timeout: 30_000 });

  const { data } = await projects().select('title, description').eq('title', project.title);
  expect(data).toEqual([project]);
});
