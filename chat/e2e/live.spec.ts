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

  await adminPage.goto('/chat-admin');
  await expect(clientPage.getByText('Витрина е на линия'), 'from any page of the chat').toBeVisible();
  await adminPage.getByRole('button', { name: 'Всички', exact: true }).click();
  await expect(adminPage.getByRole('article', { name: client.username })).toContainText('на линия');
  await adminPage.goto(`/chat-admin?client=${client.id}`);
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
  expectAccessible,
}) => {
  test.slow(); // Two browsers and a scan of the page, one after the other.
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
  await expectAccessible(adminPage);
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

test('a message whose broadcast is lost because the channel has only just opened is shown all the same', async ({
  clientPage,
  client,
  backend,
}) => {
  await loseBroadcasts(clientPage, '"event":"message"');
  const now = Date.now();
  await clientPage.clock.install({ time: now });
  await clientPage.clock.pauseAt(now + 10_000);
  const readAfterOpening = clientPage.waitForResponse(/chat_messages_since/);
  await clientPage.reload();
  await readAfterOpening;
  await storeMessages(backend, client.id, ['Без известие']);
  await clientPage.clock.runFor(6000);
  await expect(clientPage.getByText('Без известие')).toBeVisible();
});

test('a request whose broadcast is lost is counted when the client returns to the page, an expired offer is not', async ({
  clientPage,
  client,
  backend,
}) => {
  await loseBroadcasts(clientPage, '"event":"message"', '"event":"request"');
  const readAfterOpening = clientPage.waitForResponse(/chat_messages_since/);
  await clientPage.reload();
  await readAfterOpening;
  await storeRequest(backend, client.id, approval('Начална страница'));
  await storeRequest(backend, client.id, offer('Сайт на пекарна', daysAfter(today(), -1)));
  const project = clientPage.getByRole('button', { name: 'Моят проект' });
  await clientPage.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(project).toHaveAccessibleName('Моят проект, чакат ви: 1');
  await project.click();
  await expect(clientPage.getByRole('region', { name: 'Моят проект' }).getByRole('article')).toHaveCount(1);
});

test('notifications are turned on only by the button, and appear only if nobody is looking', async ({
  clientPage,
  adminPage,
  client,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 40[13]/); // Requests under way at the sign-out are refused.
  await context.grantPermissions(['notifications']);
  await context.addInitScript(recordNotifications);
  await clientPage.reload();
  const button = clientPage.getByRole('button', { name: 'Звук и известия' });
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(await clientPage.evaluate(() => Reflect.get(window, 'asked'))).toBe(0);
  await button.focus();
  await clientPage.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => clientPage.evaluate(() => Reflect.get(window, 'asked'))).toBe(1);

  await adminPage.goto(`/chat-admin?client=${client.id}`);
  await write(adminPage, 'Пред очите');
  await expect(clientPage.getByText('Пред очите')).toBeVisible();
  const notified = () => clientPage.evaluate(() => Reflect.get(window, 'notified'));
  await clientPage.getByRole('button', { name: 'Моят проект' }).click();
  await write(adminPage, 'Зад проекта');
  await expect.poll(notified).toEqual([{ title: 'Витрина', body: 'Зад проекта' }]);
  await clientPage.evaluate(() => {
    Reflect.get(window, 'lastNotification').onclick();
    // On a slow device the browser may have gone back before the page is drawn anew.
    for (const start = performance.now(); performance.now() < start + 200; );
  });
  await expect(clientPage.getByText('Зад проекта')).toBeVisible();
  await expect(clientPage).toHaveURL(/\/chat$/);
  await hide(clientPage);
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
    .poll(() => clientPage.evaluate(() => Reflect.get(window, 'ended')))
    .toEqual(['Зад проекта', 'Зад гърба']);
});

test('malicious messages are shown as plain text', async ({ clientPage, adminPage, client }) => {
  const tricks = [
    '<script>document.title = "x"</script><img src=x onerror=alert(1)>',
    'javascript:alert(document.cookie)',
    'data:text/html,<b>x</b>',
    '\u202eтук всичко е обърнато',
    '👨‍👩‍👧‍👦🏳️‍🌈👩🏽‍💻',
    'https://bank.example/\u202egro.elpmaxe.live',
  ];
  for (const trick of tricks) await write(clientPage, trick);
  await adminPage.goto(`/chat-admin?client=${client.id}`);
  for (const page of [clientPage, adminPage]) {
    await expect(page.getByRole('listitem').locator('[dir=auto]')).toHaveText(tricks);
    await expect(page.getByRole('link', { name: /javascript|data:|elpmaxe/ })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Отвори линк' })).toHaveCount(0);
    await expect(page.getByRole('listitem').locator('img, script')).toHaveCount(0);
  }
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
