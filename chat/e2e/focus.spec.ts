import type { Page } from '@playwright/test';
import { storeRequest } from '@vitrina/tests/fixtures/storeRequest.ts';
import { expect, showAllClients, test } from './chatTest.ts';
import { storeClientMessages, storeMessages } from './storeMessages.ts';

const retry = (page: Page) => page.getByRole('button', { name: 'Опитайте отново' });

/** Refuses what `pattern` matches until the button that reads it again is pressed. */
async function failUntilRetried(page: Page, pattern: RegExp, open: () => Promise<unknown>) {
  await page.route(pattern, (route) => route.abort());
  await open();
  await retry(page).focus();
  await page.unroute(pattern);
  await retry(page).press('Enter');
  await expect(retry(page)).toHaveCount(0);
}

test('whoever reads again by keyboard what could not be loaded stays in its place', async ({
  signedInPage: page,
  adminPage,
  client,
  backend,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/, /could not be|failed/i);
  await storeMessages(backend, client.id, ['Започваме.']);

  await failUntilRetried(page, /rpc\/chat_messages_before/, () => page.goto('/chat'));
  await expect(page.getByText('Започваме.')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();

  await test.step('in a dialog', async () => {
    await failUntilRetried(page, /select=mails_text/, () =>
      page.getByRole('button', { name: 'Известия', exact: true }).click(),
    );
    await expect(page.getByRole('checkbox', { name: 'Пращайте ми и текста му' })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeFocused();
    await page.keyboard.press('Escape');
  });

  await test.step('in the project', async () => {
    await failUntilRetried(page, /rest\/v1\/developments/, async () => {
      await page.reload();
      await page.getByRole('button', { name: 'Моят проект' }).click();
    });
    await expect(page.getByRole('region', { name: 'Моят проект' })).toBeFocused();
  });

  await test.step('in the studio', async () => {
    await failUntilRetried(adminPage, /rpc\/chat_conversations/, () => adminPage.goto('/chat-admin'));
    await expect(adminPage.getByRole('complementary', { name: 'Клиенти' })).toBeFocused();
  });
});

test('the focus is not lost while a client is deleted, when that fails, and afterwards', async ({
  adminPage: page,
  client,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/);
  await showAllClients(page);
  await page.getByRole('button', { name: `Отвори чат с ${client.username}` }).click();
  await page.getByRole('button', { name: 'Данни' }).click();
  await page.getByRole('button', { name: 'Изтрий клиента' }).click();
  await expect(page.getByRole('dialog', { name: 'Изтриване на клиент' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Отказ' })).toBeFocused();
  const confirm = page.getByRole('dialog').getByRole('button', { name: /^Изтри/ });

  let answer = () => {};
  await page.route(
    /functions\/v1\/chat-clients/,
    async (route) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      await route.abort();
    },
    { times: 1 },
  );
  await confirm.press('Enter');
  await expect(confirm).toHaveText('Изтриване...');
  await expect(confirm).toBeDisabled();
  await expect(confirm).toBeFocused();
  answer();
  await expect(page.getByRole('dialog').getByRole('alert')).not.toBeEmpty();
  await expect(confirm).toBeFocused();

  await confirm.press('Enter');
  await expect(page.getByRole('article', { name: client.username })).toHaveCount(0);
  await expect(page.getByRole('complementary', { name: 'Клиенти' })).toBeFocused();
});

test('what opens inside the conversation is not read out as a new message', async ({
  signedInPage: page,
  client,
  backend,
}) => {
  await storeMessages(backend, client.id, ['Започваме.']);
  await storeRequest(backend, client.id, {
    kind: 'approval',
    title: 'Начална страница',
    content: { details: '', link: 'https://zakvaska.example', files: [] },
  });
  await page.goto('/chat');
  const quiet = page.getByRole('log').locator('[aria-live=off]');
  const actions = page.getByRole('button', { name: 'Действия със съобщението' });
  await expect(actions, 'when it was sent').toHaveAccessibleDescription(/\d\d:\d\d/);
  await actions.press('Enter');
  await expect(quiet.getByRole('menu')).toBeVisible();
  await expect(quiet.getByRole('button', { name: 'Искам промяна' })).toBeVisible();
  await expect(quiet.getByText('Започваме.')).toHaveCount(0);

  await test.step('the field says which message is answered', async () => {
    await page.getByRole('menuitem', { name: 'Отговори' }).press('Enter');
    const field = page.getByRole('textbox', { name: 'Съобщение' });
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription('Отговор на: Витрина Започваме.');
    await field.press('Escape');
    await expect(field).toHaveAccessibleDescription('');
  });
});

test('the button of a conversation says what waits behind it', async ({
  adminPage: page,
  client,
  backend,
}) => {
  await storeClientMessages(backend, client.id, ['Кога ще е готово?']);
  await page.goto('/chat-admin');
  await expect(
    page.getByRole('button', { name: `Отвори чат с ${client.username}` }),
  ).toHaveAccessibleDescription(/1 непрочетено съобщение чака от .* Кога ще е готово\?/);
});

test('a file that was chosen is announced', async ({ clientPage: page }) => {
  const news = page.getByRole('main').locator('form [aria-live=polite]');
  await expect(news).toHaveText('');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Прикачване на изображение или файл' }).press('Enter');
  await (await choosing).setFiles({ name: 'menu.txt', mimeType: 'text/plain', buffer: Buffer.from('Супи') });
  await expect(news.getByRole('listitem')).toHaveText('menu.txt');
});

test('the focus stays at a request that was withdrawn', async ({ adminPage: page, client, backend }) => {
  await storeRequest(backend, client.id, {
    kind: 'approval',
    title: 'Начална страница',
    content: { details: '', link: 'https://zakvaska.example', files: [] },
  });
  await page.goto(`/chat-admin?client=${client.id}`);
  await page.getByRole('button', { name: 'Оттегли Начална страница' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Оттегли Начална страница' })).toHaveCount(0);
  await expect(page.getByRole('article').filter({ hasText: 'За одобрение' })).toBeFocused();
});
