import type { Route } from '@playwright/test';
import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { expect, showAllClients, signIn, test } from '../chatTest.ts';

// Without clients, the list has no filters.
test.beforeEach(({ client }) => void client);

// A name that is taken, and what is made to fail below.
test.use({ expectedErrors: [/Failed to load resource/] });

test('the studio creates a client, after being told what is missing or taken, who can sign in at once', async ({
  adminPage,
  client,
  page,
}) => {
  const username = `nov-${crypto.randomUUID().slice(0, 8)}`;
  await showAllClients(adminPage);
  await adminPage.getByRole('button', { name: 'Нов клиент' }).click();
  const dialog = adminPage.getByRole('dialog', { name: 'Нов клиент' });
  const [name, password] = [
    dialog.getByLabel('Потребителско име'),
    dialog.getByLabel('Парола', { exact: true }),
  ];
  await dialog.getByRole('button', { name: 'Създай' }).click();
  await expect(name).toHaveAccessibleDescription(/Моля, въведете потребителско име\.$/);
  await name.fill(client.username);
  await password.fill('hlyab-i-sol');
  await dialog.getByLabel('Сайт (по желание)').fill('nov.example');
  await dialog.getByRole('button', { name: 'Създай' }).click();
  await expect(name).toHaveAccessibleDescription(/Вече има клиент с това потребителско име\.$/);
  await expect(name).toBeFocused();
  await expect(password).toHaveValue('hlyab-i-sol');
  await name.fill(username);
  await dialog.getByRole('button', { name: 'Създай' }).click();
  await expect(adminPage.getByText('Потребителят е създаден успешно')).toBeVisible();
  await expect(dialog).toBeHidden();
  const row = adminPage.getByRole('article', { name: username });
  await expect(row).toContainText(/Създаден: \d\d\.\d\d\.\d{4}/);
  await expect(row.getByRole('link', { name: 'nov.example' })).toBeVisible();
  await expect(adminPage.getByRole('heading', { name: /^Клиенти \(\d+\)$/ })).toBeVisible();

  await page.goto('/chat');
  await signIn(page, { username, password: 'hlyab-i-sol' });
  await expect(page.getByText(`Добре дошли, ${username}`)).toBeVisible();
});

test('whether a client was created is told even if the form was left before the answer, and the next form stays open', async ({
  adminPage,
  backend,
  expectAccessible,
}) => {
  const username = `nov-${crypto.randomUUID().slice(0, 8)}`;
  const creation = '**/functions/v1/chat-clients';
  const dialog = adminPage.getByRole('dialog', { name: 'Нов клиент' });
  const name = dialog.getByLabel('Потребителско име');
  const submit = dialog.getByRole('button', { name: 'Създай' });
  const failed = adminPage.getByRole('alert').filter({ hasText: 'Грешка при създаване на клиент' });
  const open = async () => {
    await adminPage.getByRole('button', { name: 'Нов клиент' }).click();
    await name.fill(username);
    await dialog.getByLabel('Парола', { exact: true }).fill('hlyab-i-sol');
  };
  const leave = async () => {
    await dialog.getByRole('button', { name: 'Отказ' }).click();
    await adminPage.getByRole('button', { name: 'Затвори без запазване' }).click();
  };
  await showAllClients(adminPage);

  await test.step('without a network the form stays as it is', async () => {
    await open();
    await adminPage.route(creation, (route) => route.abort(), { times: 1 });
    await submit.click();
    await expect(failed).toContainText('Няма връзка със сървъра. Моля, опитайте отново.');
    await expect(name).toHaveValue(username);
    await expect(submit).toBeFocused();
    await expectAccessible(adminPage);
    await failed.getByRole('button', { name: 'Затвори известието' }).click();
  });

  await test.step('refused after the form was left', async () => {
    const { promise: isLeft, resolve: answer } = Promise.withResolvers<void>();
    const refuse = async (route: Route) => {
      await isLeft;
      await route.fulfill({ status: 409, json: { code: 'username_taken' } });
    };
    await adminPage.route(creation, refuse, { times: 1 });
    await submit.click();
    await leave();
    answer();
    await expect(failed).toContainText('Вече има клиент с това потребителско име.');
  });

  await test.step('created after the form was left', async () => {
    const { promise: isLeft, resolve: answer } = Promise.withResolvers<void>();
    const hold = async (route: Route) => {
      await isLeft;
      await route.continue();
    };
    await adminPage.route(creation, hold, { times: 1 });
    await open();
    await submit.click();
    await expect(dialog.getByRole('button', { name: 'Създаване...' })).toBeVisible();
    await leave();
    await adminPage.getByRole('button', { name: 'Нов клиент' }).click();
    await name.fill('sledvasht');
    answer();
    await expect(adminPage.getByText('Потребителят е създаден успешно')).toBeVisible();
    await expect(name).toHaveValue('sledvasht');
  });

  const service = createServiceClient(backend.apiUrl, backend.secretKey);
  const { data: created } = await service
    .from('chat_users')
    .select('id')
    .eq('username', username)
    .single()
    .throwOnError();
  await service.auth.admin.deleteUser(created.id);
});
