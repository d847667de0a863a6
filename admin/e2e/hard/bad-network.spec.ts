import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { makeAdmin } from '@vitrina/tests/fixtures/people.ts';
import { png } from '../content/pictureFiles.ts';
import { expect, signIn, test } from './farAdmin.ts';

// Whatever the network does to an admin's work: it is said, nothing that was entered is lost, and nothing is added twice.

test('a project whose answer and picture get lost on the way is added once', async ({
  farPage: page,
  network,
  backend,
}) => {
  const title = `Кафене ${crypto.randomUUID().slice(0, 6)}`;
  await page.goto('/admin/projects/create');
  await signIn(page, await makeAdmin(backend));
  const form = page.getByRole('dialog', { name: 'Нов проект' });
  await form.getByLabel('Заглавие').fill(title);
  await form.getByLabel('Описание').fill('Кафе.');

  network.cutRequests(/^POST \/storage\/v1\/object\//, 500);
  await form.locator('input[type=file]').setInputFiles(png('coffee.png'));
  await expect(page.getByText('Грешка при качване на изображението').first()).toBeVisible({
    timeout: 60_000,
  });
  network.recover();
  await form.getByRole('button', { name: 'Опитайте отново' }).click();
  await expect(page.getByText('Изображението е качено успешно').first()).toBeVisible({ timeout: 30_000 });

  network.loseAnswers(/^POST \/rest\/v1\/projects/);
  await form.getByRole('button', { name: 'Запази' }).click();
  await expect(form).toContainText('Възникна грешка при записа на проекта', { timeout: 60_000 });
  await expect(form.getByLabel('Заглавие')).toHaveValue(title);
  network.recover();
  await form.getByRole('button', { name: 'Запази' }).click();
  await expect(page.getByText('Проектът е добавен успешно').first()).toBeVisible({ timeout: 30_000 });

  const projects = createServiceClient(backend.apiUrl, backend.secretKey).from('projects');
  const { data } = await projects.select('title').eq('title', title);
  expect(data).toHaveLength(1);
});

test('signing in without ever an answer ends, says so, and works at the next try', async ({
  farPage: page,
  network,
  backend,
}) => {
  const admin = await makeAdmin(backend);
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Влез' }).waitFor();
  network.silence(/./);
  await signIn(page, admin);
  await expect(page.getByRole('alert')).toBeVisible({ timeout: 60_000 });
  network.recover();
  await page.getByRole('button', { name: 'Влез' }).click();
  await expect(page.getByRole('heading', { name: 'Запитвания' })).toBeVisible({ timeout: 30_000 });
});
