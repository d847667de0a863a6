import { readFile } from 'node:fs/promises';
import { today } from '@vitrina/shared/calendar.ts';
import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { hold } from '@vitrina/tests/fixtures/hold.ts';
import { makeClient } from '@vitrina/tests/fixtures/people.ts';
import { offer, storeRequest } from '@vitrina/tests/fixtures/storeRequest.ts';
import { expect, showAllClients, test, write } from '../chatTest.ts';
import { leftOn } from '../leftOn.ts';

// Without clients, the list has no filters.
test.beforeEach(({ client }) => void client);

test('what was typed for a client who is deleted is forgotten', async ({ adminPage, client, backend }) => {
  await adminPage.setViewportSize({ width: 1440, height: 900 });
  const doomed = await makeClient(backend);
  const message = adminPage.getByRole('textbox', { name: 'Съобщение' });
  const note = adminPage.getByLabel('Бележка', { exact: true });
  await showAllClients(adminPage);
  for (const { username } of [doomed, client]) {
    await adminPage.getByRole('button', { name: `Отвори чат с ${username}` }).click();
    await expect(adminPage.getByRole('heading', { name: username })).toBeVisible();
    await message.fill('Недописано');
    await note.fill('Недописана');
  }
  await createServiceClient(backend.apiUrl, backend.secretKey).auth.admin.deleteUser(doomed.id);
  const drafts = async () =>
    (await leftOn(adminPage)).filter((left) => String(left).startsWith('chatDraft:'));
  await expect.poll(drafts).toHaveLength(2);
  await adminPage.reload();
  await expect(message).toHaveValue('Недописано');
  await expect(note).toHaveValue('Недописана');
});

test('a client is deleted with all data after a question, and is told so', async ({
  adminPage,
  clientPage,
  client,
  backend,
  expectAccessible,
  expectedErrors,
}) => {
  test.slow(); // Two looks at accessibility.
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

test('a deletion that is under way cannot be left, closes no other client, and returns what was written meanwhile', async ({
  adminPage,
  client,
  backend,
  expectedErrors,
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
  const letRead = await hold(adminPage, new RegExp(`rest/v1/requests.*${doomed.id}`));
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
  letRead();
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

  await test.step('a message to one deleted in the meantime is returned to its writer and leaves the outbox', async () => {
    expectedErrors.push(/Failed to load resource|WebSocket/);
    const gone = await makeClient(backend);
    await adminPage.getByRole('button', { name: 'Назад към списъка' }).click();
    await adminPage.getByRole('button', { name: `Отвори чат с ${gone.username}` }).click();
    await adminPage.getByRole('heading', { name: gone.username }).waitFor();
    const store = `${backend.apiUrl}/rest/v1/chat_messages*`;
    await adminPage.route(store, (route) => route.abort());
    await write(adminPage, 'До никого');
    await expect(adminPage.getByRole('log')).toContainText('До никого');
    await createServiceClient(backend.apiUrl, backend.secretKey).auth.admin.deleteUser(gone.id);
    await adminPage.unroute(store);
    await adminPage.evaluate(() => window.dispatchEvent(new Event('online')));
    const toast = adminPage.getByText('Клиентът е изтрит и съобщението не беше изпратено');
    await expect(toast).toBeVisible();
    await expect(adminPage.getByText('До никого').last()).toBeVisible();
    expect((await leftOn(adminPage)).filter((left) => typeof left === 'object')).toEqual([]);
  });
});

test('a refused message to a client who is newer than the list of another tab stays', async ({
  adminPage,
  backend,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/);
  await showAllClients(adminPage);
  await adminPage.route('**/rpc/chat_conversations*', (route) => route.abort());
  const fresh = await makeClient(backend);
  const tab = await adminPage.context().newPage();
  await tab.goto(`/chat-admin?client=${fresh.id}`);
  await tab.route('**/rest/v1/chat_messages?*', (route) => route.fulfill({ status: 400 }));
  await write(tab, 'Добре дошли');
  await expect(tab.getByRole('status').getByText('Грешка при изпращане')).toBeAttached();
  await tab.reload();
  await expect(tab.getByRole('log')).toContainText('Добре дошли');
  await expect(adminPage.getByText(/^Клиентът е изтрит/)).toBeHidden();
  await createServiceClient(backend.apiUrl, backend.secretKey).auth.admin.deleteUser(fresh.id);
});
