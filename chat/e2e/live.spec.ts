import type { Page } from '@playwright/test';
import { daysAfter, today } from '@vitrina/shared/calendar.ts';
import { makeClient } from '@vitrina/tests/fixtures/people.ts';
import { approval, offer, storeRequest } from '@vitrina/tests/fixtures/storeRequest.ts';
import { expect, showAllClients, signIn, test, write } from './chatTest.ts';
import { hide } from './hide.ts';
import { storeMessages } from './storeMessages.ts';

test('each side sees what the other one is doing, but not its own activity', async ({
  clientPage,
  adminPage,
  client,
  context,
  expectAccessible,
}) => {
  test.slow(); // Two browsers and a scan of the page, one after the other.
  const secondTab = await context.newPage();
  await secondTab.goto('/chat');
  await expect(secondTab.getByRole('log')).toBeVisible();

  // From the clients' chat, the studio is taken to its own.
  await adminPage.goto('/chat');
  await expect(adminPage).toHaveURL(/\/chat-admin$/);
  await expect(adminPage.getByRole('heading', { name: 'Админ панел - Чат система' })).toBeVisible();
  await expect(clientPage.getByText('Витрина е на линия'), 'from any page of the chat').toBeVisible();
  await adminPage.getByRole('button', { name: 'Всички', exact: true }).click();
  await expect(adminPage.getByRole('article', { name: client.username })).toContainText('на линия');
  await adminPage.getByRole('button', { name: `Отвори чат с ${client.username}` }).click();
  await expect(adminPage.getByText(`${client.username} е на линия`)).toBeVisible();
  await expect(clientPage.getByText('Витрина е на линия')).toBeVisible();

  // That somebody types is said once; who opens the conversation only then does not hear it.
  await expect(async () => {
    await clientPage.getByRole('textbox', { name: 'Съобщение' }).fill('');
    await clientPage.getByRole('textbox', { name: 'Съобщение' }).pressSequentially('Здравейте');
    await expect(adminPage.getByText(`${client.username} пише…`)).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(secondTab.getByText('пише…')).toHaveCount(0);
  await expectAccessible(adminPage);
  await clientPage.getByRole('textbox', { name: 'Съобщение' }).fill('');
  await expect(adminPage.getByText(`${client.username} пише…`), 'at once').toBeHidden({ timeout: 2000 });
  await clientPage.getByRole('textbox', { name: 'Съобщение' }).pressSequentially('Здравейте');
  await expect(adminPage.getByText(`${client.username} пише…`)).toBeVisible();
  await clientPage.getByRole('button', { name: 'Изпрати' }).click();
  await expect(adminPage.getByText('Здравейте', { exact: true })).toBeVisible();
  await expect(adminPage.getByText(`${client.username} пише…`)).toBeHidden();

  await clientPage.close();
  await secondTab.close();
  await expect(adminPage.getByText(`${client.username} е на линия`)).toBeHidden();
});

test('a message is unread until the other side sees it, and then read on every device', async ({
  clientPage,
  adminPage,
  client,
  browser,
  backend,
}) => {
  test.slow(); // Three browsers, one after the other.
  // Newer, and so above the client until a message comes.
  const quiet = await makeClient(backend);
  await showAllClients(adminPage);
  const row = adminPage.getByRole('article', { name: client.username });
  await expect(row).toContainText('Създаден:');
  await write(clientPage, 'Първо');
  await write(clientPage, 'Второ, \u202eобърнато');
  await expect(row).toContainText('2 непрочетени съобщения');
  await expect(row).toContainText('Второ');
  const rows = adminPage.getByRole('article');
  await expect
    .poll(async () => {
      const names = await rows.evaluateAll((articles) => articles.map(({ ariaLabel }) => ariaLabel));
      return names.indexOf(client.username) < names.indexOf(quiet.username);
    })
    .toBe(true);
  await expect(adminPage).toHaveTitle(/^\(\d+\+?\) Админ панел - Чат система/);
  await expect(clientPage.getByRole('img', { name: 'Изпратено' })).toHaveCount(2);

  await adminPage.getByRole('button', { name: `Отвори чат с ${client.username}` }).click();
  await expect(clientPage.getByRole('img', { name: 'Прочетено' })).toHaveCount(2);
  await adminPage.getByRole('button', { name: 'Назад към списъка' }).click();
  await expect(row).not.toContainText('непрочетен');

  // The tab is open but behind another one.
  await hide(clientPage);
  await adminPage.getByRole('button', { name: `Отвори чат с ${client.username}` }).click();
  await write(adminPage, 'Трето');
  await expect(clientPage).toHaveTitle('(1) Чат с Витрина');
  const icon = clientPage.locator('link[rel="icon"]');
  await expect(icon).toHaveAttribute('href', /^data:image\/svg/);
  await expect(adminPage.getByRole('img', { name: 'Изпратено' })).toHaveCount(1);

  const phone = await browser.newContext({ baseURL: backend.siteUrl, viewport: { width: 390, height: 844 } });
  const phonePage = await phone.newPage();
  await phonePage.goto('/chat');
  await signIn(phonePage, client);
  await expect(phonePage.getByText('Трето')).toBeInViewport();
  await expect(adminPage.getByRole('img', { name: 'Прочетено' })).toHaveCount(1);
  await expect(clientPage).toHaveTitle('Чат с Витрина');
  await expect(icon).toHaveAttribute('href', /favicon\.svg$/);
  await phone.close();

  await write(adminPage, 'Четвърто');
  await expect(icon).toHaveAttribute('href', /^data:image\/svg/);
  await clientPage.getByRole('button', { name: 'Изход' }).click();
  await expect(icon).toHaveAttribute('href', /favicon\.svg$/);
});

test('what was lost on the way is read again: a message once the channel is open, a request when the client returns, an expired offer never', async ({
  signedInPage: page,
  client,
  backend,
}) => {
  await loseBroadcasts(page, '"event":"message"', '"event":"request"');
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 10_000);
  const readAfterOpening = page.waitForResponse(/chat_messages_since/);
  await page.goto('/chat');
  await readAfterOpening;
  await storeMessages(backend, client.id, ['Без известие']);
  await page.clock.runFor(6000);
  await expect(page.getByText('Без известие')).toBeVisible();

  await storeRequest(backend, client.id, approval('Начална страница'));
  await storeRequest(backend, client.id, offer('Сайт на пекарна', daysAfter(today(), -1)));
  const project = page.getByRole('button', { name: 'Моят проект' });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(project).toHaveAccessibleName('Моят проект, чакат ви: 1');
  await page.clock.resume();
  await project.click();
  await expect(page.getByRole('region', { name: 'Моят проект' }).getByRole('article')).toHaveCount(1);
});

test('notifications are turned on only by the button, and appear only if nobody is looking', async ({
  signedInPage: page,
  adminPage,
  client,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 40[13]/); // Requests under way at the sign-out are refused.
  await context.grantPermissions(['notifications']);
  await context.addInitScript(recordNotifications);
  await page.goto('/chat');
  const button = page.getByRole('button', { name: 'Звук и известия' });
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(await page.evaluate(() => Reflect.get(window, 'asked'))).toBe(0);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'asked'))).toBe(1);

  await adminPage.goto(`/chat-admin?client=${client.id}`);
  await write(adminPage, 'Пред очите');
  await expect(page.getByText('Пред очите')).toBeVisible();
  const notified = () => page.evaluate(() => Reflect.get(window, 'notified'));
  await page.getByRole('button', { name: 'Моят проект' }).click();
  await write(adminPage, 'Зад проекта');
  await expect.poll(notified).toEqual([{ title: 'Витрина', body: 'Зад проекта' }]);
  await page.evaluate(() => {
    Reflect.get(window, 'lastNotification').onclick();
    // On a slow device the browser may have gone back before the page is drawn anew.
    for (const start = performance.now(); performance.now() < start + 200; );
  });
  await expect(page.getByText('Зад проекта')).toBeVisible();
  await expect(page).toHaveURL(/\/chat$/);
  await hide(page);
  await write(adminPage, 'Зад гърба');
  await expect.poll(notified).toEqual([
    { title: 'Витрина', body: 'Зад проекта' },
    { title: 'Витрина', body: 'Зад гърба' },
  ]);

  const otherTab = await context.newPage();
  await otherTab.goto('/chat');
  await expect(otherTab.getByRole('button', { name: 'Звук и известия' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await otherTab.getByRole('button', { name: 'Изход' }).click();
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'ended')))
    .toEqual(['Зад проекта', 'Зад гърба']);
});

/** Replaces the system's notifications by a list. */
function recordNotifications() {
  const [notified, ended]: [object[], unknown[]] = [[], []];
  Object.assign(window, { asked: 0, notified, ended });
  class Recorded {
    static permission = 'default';
    static requestPermission = async () => {
      Object.assign(window, { asked: Reflect.get(window, 'asked') + 1 });
      Recorded.permission = 'granted';
      return 'granted';
    };
    body: unknown;
    onclose?: () => void;
    constructor(title: string, { body }: NotificationOptions) {
      this.body = body;
      notified.push({ title, body });
      Object.assign(window, { lastNotification: this });
    }
    close() {
      ended.push(this.body);
      this.onclose?.();
    }
  }
  Object.assign(window, { Notification: Recorded });
}

/** From its next opening on, the page's channel does not pass on what contains one of these. */
const loseBroadcasts = (page: Page, ...lost: string[]) =>
  page.routeWebSocket(/realtime/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((frame) => {
      if (!lost.some((words) => String(frame).includes(words))) socket.send(frame);
    });
  });
