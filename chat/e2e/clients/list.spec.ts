import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { overflow } from '@vitrina/tests/fixtures/overflow.ts';
import { makeClient } from '@vitrina/tests/fixtures/people.ts';
import { expect, showAllClients, test, write } from '../chatTest.ts';
import { storeClientMessages } from '../storeMessages.ts';

// Without clients, the list has no filters.
test.beforeEach(({ client }) => void client);

test('a conversation has its own address, and going back leads to the same place in the list', async ({
  adminPage,
  backend,
  client,
}) => {
  // The reload opens the list of those who wait if somebody does, perhaps a client of another test.
  await storeClientMessages(backend, client.id, ['Здравейте']);
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

test('one of many clients, whom somebody else creates and deletes, is found by part of the name', async ({
  adminPage,
  client,
  backend,
}) => {
  await showAllClients(adminPage);
  await expect(adminPage.getByRole('heading', { name: /^Клиенти \(\d+\)$/ })).toBeVisible();
  const others = await Promise.all(Array.from({ length: 7 }, () => makeClient(backend)));
  const other = adminPage.getByRole('article', { name: others[0]?.username ?? '' });
  await expect(other).toBeVisible();
  const search = adminPage.getByRole('searchbox', { name: 'Търсене по име, сайт или последно съобщение' });
  await search.fill(client.username.toUpperCase());
  const rows = adminPage.getByRole('complementary', { name: 'Клиенти' }).getByRole('article');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(client.username);
  await search.fill('няма го');
  await expect(adminPage.getByText('Няма такъв клиент')).toBeVisible();
  await search.fill('');
  await expect(other).toBeVisible();

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
  await expect(other).toHaveCount(0);
});

test('the list is complete on a phone, too, and accessible by day and by night, as is its dialog', async ({
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
  const row = adminPage.getByRole('article', { name: client.username });
  const link = row.getByRole('link', { name: /a-long-address/ });
  await showAllClients(adminPage);
  await expect(adminPage.getByText(client.username, { exact: true })).toBeVisible();
  await expectAccessibleDayAndNight(adminPage);
  expect(await overflow(adminPage)).toBe(0);
  await expect(row.getByText('Отвори чат', { exact: true })).toBeInViewport();
  expect((await row.boundingBox())?.height, 'two lines on a phone').toBeLessThan(80);
  await adminPage.setViewportSize({ width: 768, height: 844 });
  const address = await link.boundingBox();
  expect(address?.height, 'a long address takes one line').toBeLessThan(50);
  await adminPage.setViewportSize({ width: 390, height: 844 });
  await adminPage.getByRole('button', { name: 'Нов клиент' }).click();
  await adminPage.getByRole('button', { name: 'Създай' }).click();
  await expectAccessibleDayAndNight(adminPage);
  await adminPage.keyboard.press('Escape');
  await expect(adminPage.getByRole('dialog')).toBeHidden();
  await expect(adminPage.getByRole('button', { name: 'Нов клиент' })).toBeFocused();

  await test.step('of somebody who waits for an answer, too, it says since when and with which site', async () => {
    await storeClientMessages(backend, client.id, ['Кога ще е готово?']);
    await adminPage.getByRole('button', { name: /^Чакат отговор/ }).click();
    await expect(row.getByText(/^чака от/)).toBeVisible();
    await expect(row.getByText(/^Създаден: \d\d\.\d\d\.\d{4}/)).toBeVisible();
    await expect(link).toBeVisible();
  });
});

test('clients waiting for an answer are shown first, the longest wait on top, until answered or settled', async ({
  adminPage,
  client,
  backend,
  expectAccessibleDayAndNight,
}) => {
  test.slow(); // Four scans of the page.
  await adminPage.setViewportSize({ width: 1280, height: 800 });
  const other = await makeClient(backend);
  const secret = createServiceClient(backend.apiUrl, backend.secretKey);
  await storeClientMessages(backend, client.id, ['Готово ли е?']);
  await storeClientMessages(backend, other.id, ['Ало?']);
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
  await adminPage.getByRole('button', { name: 'Не чака отговор' }).dblclick();
  await expect(first ?? panel).toHaveCount(0);
  await expect(adminPage.getByText('Отбелязано: не чака отговор')).toHaveCount(1);
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
