import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { toast } from './toast.ts';

test.use({ expectedErrors: [/ERR_|failed|Failed|fetch/] });

test('without a connection the console says so, keeps what is shown and typed, and continues by itself', async ({
  adminPage: page,
}) => {
  const project = page.getByText('Спешна помощ');

  await test.step('without a response at the start', async () => {
    const server = /\/(auth|rest)\/v1\//;
    await page.route(server, (route) => route.abort());
    await page.goto('/admin/projects');
    await expect(page.getByRole('heading', { name: 'Няма връзка' })).toBeVisible();
    await page.unroute(server);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(project).toBeVisible();
  });

  await test.step('in a list', async () => {
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Обнови' }).click();
    await expect(page.getByRole('alert')).toContainText('Грешка при зареждане на проекти');
    await expect(project).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByRole('alert')).toBeHidden();
  });

  await test.step('in a form', async () => {
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

  await test.step('on the way to a page whose code is gone, beside the menu', async () => {
    await page.route('**/admin/assets/*.js', (route) => route.fulfill({ status: 404 }));
    await page.getByRole('link', { name: 'Профил' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Възникна грешка' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Шаблони' })).toBeVisible();
  });
});
