import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { overflow } from '@vitrina/tests/fixtures/overflow.ts';
import { makeClient } from '@vitrina/tests/fixtures/people.ts';
import { expect, showAllClients, test, write } from '../chatTest.ts';

// Without clients, the list has no filters.
test.beforeEach(({ client }) => void client);

test('a row says on a phone, too, since when somebody who waits for an answer is a client, and the site', async ({
  adminPage,
  clientPage,
  client,
  backend,
}) => {
  const clients = createServiceClient(backend.apiUrl, backend.secretKey).from('chat_users');
  await clients.update({ site_url: 'https://nov.example' }).eq('id', client.id).throwOnError();
  await write(clientPage, 'Кога ще е готово?');
  await adminPage.setViewportSize({ width: 390, height: 844 });
  await adminPage.goto('/chat-admin');
  await adminPage.getByRole('button', { name: /^Чакат отговор/ }).click();
  const row = adminPage.getByRole('article', { name: client.username });
  await expect(row.getByText(/^Създаден: \d\d\.\d\d\.\d{4}/)).toBeVisible();
  await expect(row.getByRole('link', { name: 'nov.example' })).toBeVisible();
});

test('a conversation has its own address, and going back leads to the same place in the list', async ({
  adminPage,
  clientPage,
  client,
}) => {
  // The reload opens the list of those who wait if somebody does, perhaps a client of another test.
  await write(clientPage, 'Здравейте');
  await expect(clientPage.getByRole('img', { name: 'Изпратено' })).toBeVisible();
  await showAllClients(adminPage);
  const open = adminPage.getByRole('button', { name: `Отвори чат с ${client.username}` });
  const row = adminPage.getByRole('article', { name: client.username });
  await expect(row.getByText('Отвори чат', { exact: true })).toBeInViewport();
  await open.click();
  await expect(adminPage).toHaveURL(new RegExp(`client=${client.id}`));
  await adminPage.reload();
  await expect(adminPage.getByRole('heading', { name: client.username })).toBeVisible();
  await adminPage.getByRole('button', { name: 'Назад към списъка' }).click();
  await expect(open).toBeFocused();
  await open.click();
  await adminPage.goBack();
  await expect(open).toBeFocused();
  await open.click();
  await adminPage.getByRole('button', { name: 'Назад към списъка' }).click();
  await expect(open).toBeFocused();
  await adminPage.goForward();
  await adminPage.goBack();
  await expect(open, 'going back adds no history entry').toBeFocused();

  // The button covers the whole row.
  await row.click({ position: { x: 20, y: 20 } });
  await expect(adminPage.getByRole('heading', { name: client.username })).toBeVisible();
  await adminPage.getByRole('button', { name: 'Назад към списъка' }).click();
  await adminPage.getByRole('link', { name: 'Запитвания' }).click();
  await expect(adminPage).toHaveURL(/\/admin/);
});

test('the list shows clients whom somebody else creates and deletes', async ({ adminPage, backend }) => {
  await showAllClients(adminPage);
  await expect(adminPage.getByRole('heading', { name: /^Клиенти \(\d+\)$/ })).toBeVisible();
  const { id, username } = await makeClient(backend);
  const name = adminPage.getByText(username, { exact: true });
  await expect(name).toBeVisible();
  await createServiceClient(backend.apiUrl, backend.secretKey).auth.admin.deleteUser(id);
  await expect(name).toHaveCount(0);
});

test('one of many clients is found by part of the name', async ({ adminPage, client, backend }) => {
  const others = await Promise.all(Array.from({ length: 7 }, () => makeClient(backend)));
  await showAllClients(adminPage);
  const search = adminPage.getByRole('searchbox', { name: 'Търсене по име, сайт или последно съобщение' });
  await search.fill(client.username.toUpperCase());
  const rows = adminPage.getByRole('complementary', { name: 'Клиенти' }).getByRole('article');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(client.username);
  await search.fill('няма го');
  await expect(adminPage.getByText('Няма такъв клиент')).toBeVisible();
  await search.fill('');
  await expect(adminPage.getByRole('article', { name: others[0]?.username ?? '' })).toBeVisible();

  const open = adminPage.getByRole('button', { name: `Отвори чат с ${client.username}` });
  await open.click();
  await adminPage.getByRole('button', { name: 'Назад към списъка' }).click();
  await expect(open).toBeFocused();
  await search.fill('няма го');
  await expect(rows).toHaveCount(0);
  await search.fill('');
  await expect(open).toBeVisible();
  await expect(search, 'whoever goes on typing').toBeFocused();

  const { auth } = createServiceClient(backend.apiUrl, backend.secretKey);
  for (const { id } of others) await auth.admin.deleteUser(id);
});

test('the list and the dialog are accessible on a phone by day and by night', async ({
  adminPage,
  backend,
  client,
  expectAccessibleDayAndNight,
}) => {
  await adminPage.setViewportSize({ width: 390, height: 844 });
  const site_url = `https://${'a-long-address.'.repeat(9)}example`;
  await createServiceClient(backend.apiUrl, backend.secretKey)
    .from('chat_users')
    .update({ site_url })
    .eq('id', client.id);
  await showAllClients(adminPage);
  await expect(adminPage.getByText(client.username, { exact: true })).toBeVisible();
  await expectAccessibleDayAndNight(adminPage);
  expect(await overflow(adminPage)).toBe(0);
  const row = adminPage.getByRole('article', { name: client.username });
  await expect(row.getByText('Отвори чат', { exact: true })).toBeInViewport();
  expect((await row.boundingBox())?.height, 'two lines on a phone').toBeLessThan(80);
  await adminPage.setViewportSize({ width: 768, height: 844 });
  const address = await row.getByRole('link', { name: /a-long-address/ }).boundingBox();
  expect(address?.height, 'a long address takes one line').toBeLessThan(50);
  await expectAccessibleDayAndNight(adminPage);
  await adminPage.setViewportSize({ width: 390, height: 844 });
  await adminPage.getByRole('button', { name: 'Нов клиент' }).click();
  await adminPage.getByRole('button', { name: 'Създай' }).click();
  await expectAccessibleDayAndNight(adminPage);
  await adminPage.keyboard.press('Escape');
  await expect(adminPage.getByRole('dialog')).toBeHidden();
  await expect(adminPage.getByRole('button', { name: 'Нов клиент' })).toBeFocused();
});

test('clients waiting for an answer are shown first, the longest wait on top, until answered or settled', async ({
  adminPage,
  client,
  clientPage,
  backend,
  expectAccessibleDayAndNight,
}) => {
  test.slow(); // Four scans of the page.
  await adminPage.setViewportSize({ width: 1280, height: 800 });
  const other = await makeClient(backend);
  const secret = createServiceClient(backend.apiUrl, backend.secretKey);
  await write(clientPage, 'Готово ли е?');
  await expect(clientPage.getByRole('img', { name: 'Изпратено' })).toBeVisible();
  const { data: asked } = await secret
    .from('chat_messages')
    .select()
    .eq('client_id', client.id)
    .throwOnError();
  await secret
    .from('chat_messages')
    .insert({
      id: crypto.randomUUID(),
      sender_id: other.id,
      receiver_id: asked[0]?.receiver_id ?? '',
      content: 'Ало?',
    })
    .throwOnError();
  await secret
    .from('chat_waiting')
    .update({ since: new Date(Date.now() - 3 * 24 * 60 * 60 * 1000).toISOString() })
    .eq('client_id', other.id)
    .throwOnError();

  await adminPage.goto('/chat-admin');
  const panel = adminPage.getByRole('complementary', { name: 'Клиенти' });
  const [first, second] = [other, client].map(({ username }) =>
    panel.getByRole('article', { name: username }),
  );
  await expect(panel.getByRole('button', { name: /^Чакат отговор/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(first ?? panel).toContainText('чака от 3 дни');
  await expect(second ?? panel).toContainText('чака от 1 мин.');
  const names = await panel.getByRole('article').evaluateAll((rows) => rows.map((row) => row.ariaLabel));
  expect(names.indexOf(other.username)).toBeLessThan(names.indexOf(client.username));
  await expectAccessibleDayAndNight(adminPage);

  await panel.getByRole('button', { name: `Отвори чат с ${other.username}` }).click();
  await expect(adminPage.getByRole('heading', { name: other.username })).toBeVisible();
  await expect(panel, 'beside the conversation').toBeVisible();
  await expectAccessibleDayAndNight(adminPage);
  await adminPage.getByRole('button', { name: 'Не чака отговор' }).click();
  await expect(first ?? panel).toHaveCount(0);
  await expect(adminPage.locator(':focus'), 'around the button that is gone').toContainText('Данни');
  await panel.getByRole('button', { name: 'Всички', exact: true }).click();
  await expect(first ?? panel).toContainText('Ало?');

  await adminPage.getByRole('textbox', { name: 'Съобщение' }).fill('Утре проверявам');
  await expect(first ?? panel).toContainText('Чернова: Утре проверявам');
  await panel.getByRole('button', { name: `Отвори чат с ${client.username}` }).click();
  await write(adminPage, 'Да, вижте го');
  await expect(second ?? panel).toContainText('Вие: Да, вижте го');
  await expect(second ?? panel).not.toContainText('чака от');
  await secret.auth.admin.deleteUser(other.id);
});
