import type { Page } from '@playwright/test';
import { hold } from '@vitrina/tests/fixtures/hold.ts';
import { storeRequest } from '@vitrina/tests/fixtures/storeRequest.ts';
import { expect, signIn, test, write } from './chatTest.ts';

const notKept =
  'Това устройство не пази неизпратените съобщения. Не затваряйте и не презареждайте страницата, докато не тръгнат.';

test('without storage for the outbox a client can write and sign out, and is warned what a reload would lose', async ({
  signedInPage: page,
  expectAccessibleDayAndNight,
}) => {
  await page.addInitScript(leaveNewerVersion);
  await page.goto('/chat');
  await expect(page.getByText(notKept)).toBeVisible();
  const isAsking = () => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
  expect(await isAsking()).toBe(false);
  const answer = await hold(page, '**/rest/v1/chat_messages*');
  await write(page, 'Без хранилище');
  await expect(page.getByText('Изпраща се')).toBeVisible();
  expect(await isAsking(), 'about a message that a reload would lose').toBe(true);
  answer();
  await expect(page.getByRole('listitem').filter({ hasText: 'Без хранилище' })).toContainText(/\d\d:\d\d$/);
  await expectAccessibleDayAndNight(page);

  await leave(page);
});

test('the same works where storage is forbidden, and the studio can sign out as well', async ({
  page,
  backend,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 40[13]/); // Requests under way at the sign-out are refused.
  await page.addInitScript(forbidStorage);
  await page.goto('/chat-admin');
  await signIn(page, backend.admin);
  await expect(page.getByRole('heading', { name: /^Клиенти \(\d+\)$/ })).toBeVisible();
  await leave(page);
});

test.describe('a device whose storage is full', () => {
  test.use({ expectedErrors: [/quota/] });

  test('who is signed in opens the chat, writes and answers, signing out asks about what was typed and forgets it, and signing in works for as long as the page', async ({
    signedInPage: page,
    client,
    backend,
  }) => {
    await page.addInitScript(fillStorage);
    await page.goto('/chat');
    await write(page, 'Здравейте');
    await expect(page.getByRole('img', { name: 'Изпратено' })).toBeVisible();
    await storeRequest(backend, client.id, { kind: 'review', title: 'Отзив', content: {} });
    const words = page.getByLabel('Вашите думи');
    await expect(words).toBeVisible();
    await words.pressSequentially('Хареса');
    await expect(words).toHaveValue('Хареса');
    const input = page.getByRole('textbox', { name: 'Съобщение' });
    await input.fill('Недописано');
    await expect(input).toHaveValue('Недописано');
    expect(
      await page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true }))),
      'asks, because a reload would lose both',
    ).toBe(true);

    await page.getByRole('button', { name: 'Изход', exact: true }).click();
    await page
      .getByRole('dialog', { name: 'Имате недописан текст' })
      .getByRole('button', { name: 'Изход без запазване' })
      .click();
    await signIn(page, client);
    await expect(words).toHaveValue('');
    await expect(input).toHaveValue('');
    await input.fill('Пак съм тук');
    await input.press('Enter');
    await expect(page.getByRole('img', { name: 'Изпратено' })).toHaveCount(2);
  });
});

test.describe('a component that fails to render', () => {
  test.use({ expectedErrors: [/.*/] });

  test('leaves no blank page', async ({ page, backend, expectAccessibleDayAndNight }) => {
    const studio = /\/assets\/StudioScreen-.*\.js$/;
    await page.route(studio, (route) => route.abort());
    await page.goto('/chat-admin');
    await signIn(page, backend.admin);
    await expect(page.getByRole('heading', { name: 'Нещо се обърка' })).toBeVisible();
    await expectAccessibleDayAndNight(page);
    await page.unroute(studio);
    await page.getByRole('button', { name: 'Опитайте отново' }).click();
    await expect(page.getByRole('heading', { name: /^Клиенти/ })).toBeVisible();
  });
});

test.describe('a part that cannot be loaded', () => {
  test.use({ expectedErrors: [/.*/] });

  test('is missing on its own, and the conversation goes on', async ({ signedInPage: page }) => {
    await page.route(/\/assets\/(AnswerTimeLine|MessageMenu|PasswordDialog|ProjectTab)-.*\.js$/, (route) =>
      route.abort(),
    );
    await page.goto('/chat');
    await write(page, 'Здравейте');
    const missing = page.getByText('Част от чата не можа да се зареди');
    await page.getByRole('button', { name: 'Действия със съобщението' }).click();
    await expect(missing).toHaveCount(1);
    for (const count of [2, 3]) {
      await page.getByRole('button', { name: 'Смяна на парола' }).click();
      await expect(missing, 'whenever it is pressed').toHaveCount(count);
    }
    await page.getByRole('button', { name: 'Моят проект' }).click();
    await expect(page.getByRole('heading', { name: 'Проектът не можа да се зареди' })).toBeVisible();
    await page.getByRole('button', { name: 'Разговор' }).click();
    await write(page, 'Продължаваме');
    await expect(page.getByRole('img', { name: 'Изпратено' })).toHaveCount(2);
  });
});

test.describe('a browser that forbids all storage', () => {
  test.use({ expectedErrors: [/.*/] });

  test('leaves no blank page either', async ({ page }) => {
    await page.addInitScript(() => {
      const get = () => {
        throw new DOMException('Not here', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
        Object.defineProperty(window, name, { get });
    });
    await page.goto('/chat');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

async function leave(page: Page) {
  await page.getByRole('button', { name: 'Изход' }).click();
  await expect(page.getByText('Успешно излязохте от системата')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Вход в чат системата' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('chatAuth'))).toBeNull();
}

/** As after a release that was rolled back. */
function leaveNewerVersion() {
  indexedDB.open('chat-outbox', 1000);
}

function fillStorage() {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
}

function forbidStorage() {
  IDBFactory.prototype.open = () => {
    throw new DOMException('Not here', 'SecurityError');
  };
}
