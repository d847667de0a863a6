import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { toast } from './toast.ts';

test.use({ expectedErrors: [/ERR_|failed|Failed|fetch/] });

test('a failure without a connection is shown, and the page stays', async ({ adminPage: page }) => {
  await page.goto('/admin/projects');
  await page.getByRole('link', { name: 'Редактирай проекта „Спешна помощ“' }).click();
  const form = page.getByRole('dialog', { name: 'Редактиране на проект' });
  await form.getByLabel('Описание').fill('Без връзка.');
  await page.context().setOffline(true);
  await form.getByRole('button', { name: 'Запази' }).click();
  await expect(toast(page, 'Няма връзка със сървъра')).toBeVisible();
  await expect(form.getByLabel('Описание')).toHaveValue('Без връзка.');
  await page.context().setOffline(false);
  await form.getByRole('button', { name: 'Отказ' }).click();
  await page.getByRole('button', { name: 'Не запазвай' }).click();
  await expect(form).toBeHidden();
});

test('an admin stays in the console while the server cannot be reached', async ({ adminPage: page }) => {
  await page.goto('/admin/projects');
  await expect(page.getByText('Спешна помощ')).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Обнови' }).click();
  await expect(page.getByRole('alert')).toContainText('Грешка при зареждане на проекти');
  await expect(page.getByText('Спешна помощ')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('alert')).toBeHidden();
});

test('without a response at the start the console shows „Няма връзка“ and continues by itself', async ({
  adminPage: page,
}) => {
  const server = /\/(auth|rest)\/v1\//;
  await page.route(server, (route) => route.abort());
  await page.goto('/admin/projects');
  await expect(page.getByRole('heading', { name: 'Няма връзка' })).toBeVisible();
  await page.unroute(server);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText('Спешна помощ')).toBeVisible();
});

test('a page whose code is gone shows an error beside the menu', async ({ adminPage: page }) => {
  await page.goto('/admin/projects');
  await expect(page.getByText('Спешна помощ')).toBeVisible();
  await page.route('**/admin/assets/*.js', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('link', { name: 'Профил' }).click();
  await expect(page.getByRole('alert')).toContainText('Възникна грешка');
  await expect(page.getByRole('link', { name: 'Шаблони' })).toBeVisible();
});
