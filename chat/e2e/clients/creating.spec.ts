import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { expect, showAllClients, signIn, test } from '../chatTest.ts';

// Without clients, the list has no filters.
test.beforeEach(({ client }) => void client);

test('the studio creates a client, who can sign in at once', async ({ adminPage, page }) => {
  const username = `nov-${crypto.randomUUID().slice(0, 8)}`;
  await showAllClients(adminPage);
  await adminPage.getByRole('button', { name: 'Нов клиент' }).click();
  const dialog = adminPage.getByRole('dialog', { name: 'Нов клиент' });
  await dialog.getByRole('button', { name: 'Създай' }).click();
  await expect(dialog.getByLabel('Потребителско име')).toHaveAccessibleDescription(
    /Моля, въведете потребителско име\.$/,
  );
  await dialog.getByLabel('Потребителско име').fill(username);
  await dialog.getByLabel('Парола', { exact: true }).fill('hlyab-i-sol');
  await dialog.getByLabel('Сайт (по желание)').fill('nov.example');
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

test('a client whose creation was left has been created, and the next form stays open', async ({
  adminPage,
  backend,
}) => {
  const username = `nov-${crypto.randomUUID().slice(0, 8)}`;
  const { promise: isLeft, resolve: answer } = Promise.withResolvers<void>();
  await adminPage.route('**/functions/v1/chat-clients', async (route) => {
    await isLeft;
    await route.continue();
  });
  await showAllClients(adminPage);
  const dialog = adminPage.getByRole('dialog', { name: 'Нов клиент' });
  const name = dialog.getByLabel('Потребителско име');
  await adminPage.getByRole('button', { name: 'Нов клиент' }).click();
  await name.fill(username);
  await dialog.getByLabel('Парола', { exact: true }).fill('hlyab-i-sol');
  await dialog.getByRole('button', { name: 'Създай' }).click();
  await expect(dialog.getByRole('button', { name: 'Създаване...' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Отказ' }).click();
  await adminPage.getByRole('button', { name: 'Затвори без запазване' }).click();
  await adminPage.getByRole('button', { name: 'Нов клиент' }).click();
  await name.fill('sledvasht');
  answer();
  await expect(adminPage.getByText('Потребителят е създаден успешно')).toBeVisible();
  await expect(name).toHaveValue('sledvasht');

  const service = createServiceClient(backend.apiUrl, backend.secretKey);
  const { data: created } = await service
    .from('chat_users')
    .select('id')
    .eq('username', username)
    .single()
    .throwOnError();
  await service.auth.admin.deleteUser(created.id);
});

test.describe('when a client is not created', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('the studio is told why, even if the form was left before the answer', async ({
    adminPage,
    expectAccessible,
  }) => {
    const creation = '**/functions/v1/chat-clients';
    const dialog = adminPage.getByRole('dialog', { name: 'Нов клиент' });
    const submit = dialog.getByRole('button', { name: 'Създай' });
    const failed = adminPage.getByRole('alert').filter({ hasText: 'Грешка при създаване на клиент' });
    await showAllClients(adminPage);
    await adminPage.getByRole('button', { name: 'Нов клиент' }).click();
    await dialog.getByLabel('Потребителско име').fill('sledvasht');
    await dialog.getByLabel('Парола', { exact: true }).fill('hlyab-i-sol');

    await adminPage.route(creation, (route) => route.abort());
    await submit.click();
    await expect(failed).toContainText('Няма връзка със сървъра. Моля, опитайте отново.');
    await expect(dialog.getByLabel('Потребителско име')).toHaveValue('sledvasht');
    await expect(submit).toBeFocused();
    await expectAccessible(adminPage);
    await failed.getByRole('button', { name: 'Затворете известието' }).click();

    const { promise: isLeft, resolve: answer } = Promise.withResolvers<void>();
    await adminPage.route(creation, async (route) => {
      await isLeft;
      await route.fulfill({ status: 409, json: { code: 'username_taken' } });
    });
    await submit.click();
    await dialog.getByRole('button', { name: 'Отказ' }).click();
    await adminPage.getByRole('button', { name: 'Затвори без запазване' }).click();
    answer();
    await expect(failed).toContainText('Вече има клиент с това потребителско име.');
  });
});

test.describe('with a user name that is taken', () => {
  test.use({ expectedErrors: [/status of 409/] });

  test('the studio is told at the field, and keeps what was typed', async ({ adminPage, client }) => {
    await showAllClients(adminPage);
    await adminPage.getByRole('button', { name: 'Нов клиент' }).click();
    const dialog = adminPage.getByRole('dialog', { name: 'Нов клиент' });
    await dialog.getByLabel('Потребителско име').fill(client.username);
    await dialog.getByLabel('Парола', { exact: true }).fill('hlyab-i-sol');
    await dialog.getByRole('button', { name: 'Създай' }).click();
    const name = dialog.getByLabel('Потребителско име');
    await expect(name).toHaveAccessibleDescription(/Вече има клиент с това потребителско име\.$/);
    await expect(name).toBeFocused();
    await expect(dialog.getByLabel('Парола', { exact: true })).toHaveValue('hlyab-i-sol');
  });
});
