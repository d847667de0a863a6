import { readFile } from 'node:fs/promises';
import { today } from '@vitrina/shared/calendar.ts';
import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { overflow } from '@vitrina/tests/fixtures/overflow.ts';
import { makeClient } from '@vitrina/tests/fixtures/people.ts';
import { offer, storeRequest } from '@vitrina/tests/fixtures/storeRequest.ts';
import { expect, showAllClients, signIn, test, write } from './chatTest.ts';
import { leftOn } from './leftOn.ts';

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

test('a conversation has its own address, and going back leads to the same place in the list', async ({
  adminPage,
  client,
}) => {
  await showAllClients(adminPage);
  const open = adminPage.getByRole('button', { name: `Отвори чат с ${client.username}` });
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
  await adminPage.getByRole('article', { name: client.username }).click({ position: { x: 20, y: 20 } });
  await expect(adminPage.getByRole('heading', { name: client.username })).toBeVisible();
  await adminPage.getByRole('button', { name: 'Назад към списъка' }).click();
  await adminPage.getByRole('link', { name: 'Запитвания' }).click();
  await expect(adminPage).toHaveURL(/\/admin/);
});

test('the studio changes a client’s name, e-mail address, site and password, and the client signs in again', async ({
  adminPage,
  client,
  clientPage,
  backend,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 40[13]/); // The old session is over.
  expectedErrors.push(/status of 409/); // An address that is taken.
  const taken = `zaeta-${crypto.randomUUID()}@example.bg`;
  const { data: other } = await createServiceClient(backend.apiUrl, backend.secretKey)
    .from('people')
    .insert({ name: 'Друг', email: taken })
    .select('id')
    .single()
    .throwOnError();
  await clientPage.getByRole('textbox', { name: 'Съобщение' }).fill('Недописано');
  await adminPage.goto(`/chat-admin?client=${client.id}`);
  await adminPage.getByRole('button', { name: 'Данни' }).click();
  const dialog = adminPage.getByRole('dialog', { name: /^Данни за / });
  await expect(dialog).toHaveAccessibleName(`Данни за ${client.username}`);
  await expect(dialog.getByText(/^Създаден: \d\d\.\d\d\.\d{4}/)).toBeVisible();
  // Not at the first field that does not have to be loaded.
  await expect(dialog.getByText(/^Потребителско име/)).toBeFocused();
  await dialog.getByLabel('Име', { exact: true }).fill('Ралица Тодорова');
  await dialog.getByRole('button', { name: 'Запази името' }).click();
  await expect(dialog).toHaveAccessibleName('Данни за Ралица Тодорова');
  await dialog.getByLabel('Имейл').fill(taken);
  await dialog.getByRole('button', { name: 'Запази имейла' }).click();
  await expect(dialog.getByLabel('Имейл')).toHaveAccessibleDescription(/Вече има човек с този имейл\.$/);
  await expect(dialog.getByRole('link', { name: 'Отвори го' })).toHaveAttribute(
    'href',
    `/admin/people/${other.id}`,
  );
  await dialog.getByLabel('Имейл').fill(`own-${taken}`);
  await dialog.getByRole('button', { name: 'Запази имейла' }).click();
  await expect(adminPage.getByText('Имейлът е запазен')).toBeVisible();

  await dialog.getByLabel('Сайт (по желание)').fill('само думи');
  await dialog.getByRole('button', { name: 'Запази сайта' }).click();
  await expect(dialog.getByLabel('Сайт (по желание)')).toHaveAccessibleDescription(
    /Моля, въведете валиден адрес на сайт\.$/,
  );
  await dialog.getByLabel('Сайт (по желание)').fill('nov.example');
  await dialog.getByRole('button', { name: 'Запази сайта' }).click();
  await expect(adminPage.getByText('Сайтът е запазен')).toBeVisible();
  const site = clientPage.getByRole('link', { name: 'Моят сайт' });
  await expect(site).toHaveAttribute('href', 'https://nov.example/');

  await dialog.getByLabel('Нова парола', { exact: true }).fill('къса');
  await dialog.getByRole('button', { name: 'Смени паролата' }).click();
  await expect(dialog.getByText('Паролата трябва да има поне 8 знака.')).toBeVisible();
  await dialog.getByLabel('Нова парола', { exact: true }).fill('hlyab-i-sol');
  await dialog.getByRole('button', { name: 'Смени паролата' }).click();
  await expect(adminPage.getByText('Паролата е сменена')).toBeVisible();
  await expect(dialog.getByLabel('Нова парола', { exact: true })).toHaveValue('');

  await expect(clientPage.getByText(/^Сесията ви приключи\. Влезте отново/)).toBeVisible();
  await signIn(clientPage, { username: client.username, password: 'hlyab-i-sol' });
  await expect(site).toBeVisible();
  await expect(clientPage.getByRole('textbox', { name: 'Съобщение' })).toHaveValue('Недописано');
});

test('what somebody else has changed meanwhile in a client’s details is shown before it is overwritten', async ({
  adminPage,
  client,
  backend,
}) => {
  const people = createServiceClient(backend.apiUrl, backend.secretKey).from('people');
  const changeElsewhere = (change: {
    name?: string;
    email?: string;
    next_step?: string;
    next_step_on?: string;
  }) => people.update(change).eq('client_id', client.id).throwOnError();
  const stored = async () => {
    const read = people.select('name, email').eq('client_id', client.id).single();
    return (await read.throwOnError()).data;
  };
  const email = `${client.username}@example.bg`;
  await adminPage.goto(`/chat-admin?client=${client.id}`);
  await adminPage.getByRole('button', { name: 'Данни' }).click();
  const dialog = adminPage.getByRole('dialog', { name: /^Данни за / });
  const [name, address] = [dialog.getByLabel('Име', { exact: true }), dialog.getByLabel('Имейл')];
  await expect(address).toHaveAccessibleDescription(/непрочетено\.$/);
  await name.fill('Ралица Тодорова');
  await changeElsewhere({ name: 'Ралица Иванова', email });
  await dialog.getByRole('button', { name: 'Запази името' }).click();
  const warning = 'Междувременно това се промени. Показваме новото, а вашето е в полето.';
  await expect(name).toHaveAccessibleDescription(`${warning} Записано в момента: Ралица Иванова`);
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('Ралица Тодорова');
  expect(await stored()).toEqual({ name: 'Ралица Иванова', email });
  await expect(address, 'the newer address is known as well').toHaveValue(email);
  await expect(address).toHaveAccessibleDescription(
    /Ако го промените, клиентът излиза от чата и влиза с връзка на новия адрес\.$/,
  );

  await changeElsewhere({ next_step: 'Да се обадим', next_step_on: '2030-01-01' });
  await dialog.getByRole('button', { name: 'Запази името' }).click();
  await expect(adminPage.getByText('Името е запазено'), 'nothing of the name has changed').toBeVisible();
  await address.fill(`nova-${email}`);
  await dialog.getByRole('button', { name: 'Запази имейла' }).click();
  await expect(adminPage.getByText('Имейлът е запазен')).toBeVisible();
  expect(await stored()).toEqual({ name: 'Ралица Тодорова', email: `nova-${email}` });
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

test('what was typed for a client who is deleted is forgotten', async ({ adminPage, client, backend }) => {
  await adminPage.setViewportSize({ width: 1440, height: 900 });
  const doomed = await makeClient(backend);
  const message = adminPage.getByRole('textbox', { name: 'Съобщение' });
  for (const { id } of [doomed, client]) {
    await adminPage.goto(`/chat-admin?client=${id}`);
    await message.fill('Недописано');
    await adminPage.getByLabel('Бележка', { exact: true }).fill('Недописана');
  }
  await createServiceClient(backend.apiUrl, backend.secretKey).auth.admin.deleteUser(doomed.id);
  const drafts = async () =>
    (await leftOn(adminPage)).filter((left) => String(left).startsWith('chatDraft:'));
  await expect.poll(drafts).toHaveLength(2);
  await adminPage.reload();
  await expect(message).toHaveValue('Недописано');
  await expect(adminPage.getByLabel('Бележка', { exact: true })).toHaveValue('Недописана');
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

  const { auth } = createServiceClient(backend.apiUrl, backend.secretKey);
  for (const { id } of others) await auth.admin.deleteUser(id);
});

test('a client is deleted with all data after a question, and is told so', async ({
  adminPage,
  clientPage,
  client,
  backend,
  expectAccessible,
  expectedErrors,
}) => {
  test.slow(); // Three looks at accessibility.
  await storeRequest(backend, client.id, {
    ...offer('Сайт на пекарна', today()),
    state: 'accepted',
    answer: { name: 'Ралица Тодорова' },
    answered_at: new Date().toISOString(),
  });
  expectedErrors.push(/Failed to load resource/); // The deleted account is refused.
  await write(clientPage, 'Ще изчезне');
  await clientPage.getByRole('textbox', { name: 'Съобщение' }).fill('Чернова');
  const otherTab = await clientPage.context().newPage();
  await otherTab.goto('/chat');
  await otherTab.getByRole('log').waitFor();
  await adminPage.goto(`/chat-admin?client=${client.id}`);
  await expect(adminPage.getByText('Ще изчезне')).toBeVisible();
  await adminPage.getByRole('button', { name: 'Данни' }).click();
  await expectAccessible(adminPage);
  await adminPage.getByRole('button', { name: 'Изтрий клиента' }).click();
  const question = adminPage.getByRole('dialog', { name: 'Изтриване на клиент' });
  await expect(
    question.getByText(`Сигурни ли сте, че искате да изтриете клиента ${client.username}?`),
  ).toBeVisible();
  await expectAccessible(adminPage);
  const downloading = adminPage.waitForEvent('download');
  await question.getByRole('button', { name: 'Изтегли копие (JSON)' }).click();
  const copy = await downloading;
  expect(copy.suggestedFilename()).toBe(`${client.username}.json`);
  expect(await readFile(await copy.path(), 'utf8')).toMatch(/Ралица Тодорова/);
  await question.getByRole('button', { name: 'Отказ' }).click();
  await adminPage.getByRole('button', { name: 'Изтрий клиента' }).click();
  await question.getByRole('button', { name: 'Изтрий', exact: true }).click();
  await expect(adminPage.getByText('Клиентът е изтрит')).toBeVisible();
  await expect(adminPage.getByRole('heading', { name: /^Клиенти/ })).toBeVisible();
  await expect(adminPage.getByText(client.username, { exact: true })).toHaveCount(0);

  for (const tab of [clientPage, otherTab])
    await expect(tab.getByRole('alert')).toHaveText(['Достъпът ви до чата е прекратен.', '']);
  await expect(clientPage.getByRole('heading', { name: 'Вход в чат системата' })).toBeVisible();
  expect(await leftOn(clientPage)).toEqual([]);
  await expectAccessible(clientPage);
});

test('a deletion that is under way cannot be left, and closes no other client', async ({
  adminPage,
  client,
  backend,
}) => {
  const doomed = await makeClient(backend);
  const deleting = Promise.withResolvers<void>();
  const answering = Promise.withResolvers<void>();
  await adminPage.route('**/functions/v1/chat-clients', async (route) => {
    await deleting.promise;
    const response = await route.fetch();
    await answering.promise;
    await route.fulfill({ response });
  });
  const reading = Promise.withResolvers<void>();
  await adminPage.route(new RegExp(`rest/v1/requests.*${doomed.id}`), async (route) => {
    await reading.promise;
    await route.continue();
  });
  await showAllClients(adminPage);
  await adminPage.getByRole('button', { name: `Отвори чат с ${doomed.username}` }).click();
  const file = { name: 'договор.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-') };
  await adminPage.locator('input[type=file]').setInputFiles(file);
  await expect(adminPage.getByRole('list', { name: 'Избрани файлове' })).toContainText('договор.pdf');
  await adminPage.getByRole('button', { name: 'Данни' }).click();
  await adminPage.getByRole('button', { name: 'Изтрий клиента' }).click();
  const question = adminPage.getByRole('dialog', { name: 'Изтриване на клиент' });
  const copy = question.getByRole('button', { name: 'Изтегли копие (JSON)' });
  await expect(copy, 'while nobody knows whether an offer was accepted').toBeVisible();
  reading.resolve();
  await expect(copy, 'where none was').toBeHidden();
  await question.getByRole('button', { name: 'Изтрий', exact: true }).click();
  await expect(question.getByRole('button', { name: 'Отказ' })).toBeDisabled();
  await adminPage.goBack();
  await expect(adminPage).toHaveURL(new RegExp(`client=${doomed.id}`));
  await expect(question).toBeVisible();

  deleting.resolve();
  await expect(question, 'the list knows before the answer has come').toBeHidden();
  await adminPage.getByRole('button', { name: 'Назад към списъка' }).click();
  await adminPage.getByRole('button', { name: `Отвори чат с ${client.username}` }).click();
  await expect(adminPage.getByRole('heading', { name: client.username })).toBeVisible();
  answering.resolve();
  await expect(adminPage.getByText('Клиентът е изтрит')).toBeVisible();
  await expect(adminPage.getByRole('heading', { name: client.username })).toBeVisible();
  const isAsking = () =>
    adminPage.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
  expect(await isAsking(), 'about the file for the deleted client').toBe(false);
});

test.describe('without a network', () => {
  test.use({ expectedErrors: [/Failed to load resource|WebSocket/] });

  test('a message to a client deleted in the meantime is returned to its writer and leaves the outbox', async ({
    adminPage,
    backend,
  }) => {
    const doomed = await makeClient(backend);
    await adminPage.goto(`/chat-admin?client=${doomed.id}`);
    await adminPage.getByRole('log').waitFor();
    const store = `${backend.apiUrl}/rest/v1/chat_messages*`;
    await adminPage.route(store, (route) => route.abort());
    await write(adminPage, 'До никого');
    await createServiceClient(backend.apiUrl, backend.secretKey).auth.admin.deleteUser(doomed.id);
    await adminPage.unroute(store);
    await adminPage.evaluate(() => window.dispatchEvent(new Event('online')));
    const toast = adminPage.getByText('Клиентът е изтрит и съобщението не беше изпратено');
    await expect(toast).toBeVisible();
    await expect(adminPage.getByText('До никого').last()).toBeVisible();
    expect((await leftOn(adminPage)).filter((left) => typeof left === 'object')).toEqual([]);
  });
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
