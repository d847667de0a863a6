import type { Page } from '@playwright/test';
import { expect, test, write } from './chatTest.ts';
import { startCopy } from './copyOfTheChat.ts';
import { hide } from './hide.ts';

test.use({ serviceWorkers: 'allow' });

test('the chat can be installed as an app of its own', async ({ page, request }) => {
  await page.goto('/chat');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await request.get(address ?? '')).json();
  expect(manifest).toMatchObject({
    name: 'Чат с Витрина',
    id: '/chat',
    start_url: '/chat',
    scope: '/chat',
    display: 'standalone',
  });
  for (const { src } of manifest.icons) expect((await request.get(src)).ok(), src).toBe(true);
  await workerOf(page);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toMatch(/\/chat$/);
});

test.describe('without a network', () => {
  test.use({ expectedErrors: [/Failed to load resource|WebSocket|Failed to fetch/] });

  test('the chat opens, shows what waits, takes more, and sends it all later', async ({
    clientPage,
    client,
    context,
    adminPage,
    expectAccessible,
  }) => {
    test.slow();
    await workerOf(clientPage);
    await context.setOffline(true);
    await write(clientPage, 'В асансьора');
    await clientPage.reload();
    await expect(clientPage.getByText(`Добре дошли, ${client.username}`)).toBeVisible();
    await expect(clientPage.getByText('В асансьора')).toBeVisible();
    await write(clientPage, 'Още в асансьора');
    await expect(clientPage.getByText('Още в асансьора')).toBeVisible();
    await expectAccessible(clientPage);

    await context.setOffline(false);
    await expect(clientPage.getByRole('img', { name: 'Изпратено' })).toHaveCount(2);
    await adminPage.goto(`/chat-admin?client=${client.id}`);
    await expect(adminPage.getByText(/в асансьора$/i)).toHaveText(['В асансьора', 'Още в асансьора']);
  });
});

test('only the shell is kept on the device', async ({ clientPage }) => {
  await workerOf(clientPage);
  await write(clientPage, 'Поверително');
  await expect(clientPage.getByRole('img', { name: 'Изпратено' })).toBeVisible();
  const kept = await clientPage.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/chat');
  expect(kept.filter((path) => path !== '/chat' && !path.startsWith('/chat/assets/'))).toEqual([]);
});

test('a newer version is announced, and loading the page again brings it', async ({
  page,
  expectAccessible,
}) => {
  const copy = await startCopy();
  try {
    await page.goto(`${copy.url}/chat`);
    await workerOf(page);
    await copy.publishNewVersion();
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect(page.getByText('Има нова версия')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Обнови' }).click();
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting === null))
      .toBe(true);
    await expect(page.locator('script[src*="index-newer"]')).toHaveCount(1);
    await expect(page.getByText('Има нова версия')).toBeHidden();
  } finally {
    await copy.stop();
  }
});

/** Waits until the service worker serves the page. */
function workerOf(page: Page) {
  return page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

test('the switch is pointed at once; where pages may not notify, as on Android, the service worker does', async ({
  clientPage,
  adminPage,
  client,
  context,
}) => {
  await context.grantPermissions(['notifications']);
  await context.addInitScript(notifyLikeAndroid);
  await clientPage.reload();
  await clientPage.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await write(clientPage, 'Здравейте');
  await clientPage.getByRole('button', { name: 'Включи', exact: true }).click();
  await expect(clientPage.getByText('Ще чуете и видите всяко ново съобщение')).toBeVisible();
  await adminPage.goto(`/chat-admin?client=${client.id}`);
  await hide(clientPage);
  await write(adminPage, 'Зад гърба');
  await expect
    .poll(() => clientPage.evaluate(() => Reflect.get(window, 'notified')))
    .toEqual([{ title: 'Витрина', body: 'Зад гърба', address: '/chat' }]);
  await clientPage.reload();
  await expect(clientPage.getByText('Да ви известим ли')).toHaveCount(0);
});

/** Pages may ask and not notify; what the service worker shows is put into a list. */
function notifyLikeAndroid() {
  const notified: object[] = [];
  Object.assign(window, { notified });
  class Forbidden {
    static permission = 'default';
    static requestPermission = async () => {
      Forbidden.permission = 'granted';
      return 'granted';
    };
    constructor() {
      throw new TypeError('Illegal constructor. Use ServiceWorkerRegistration.showNotification() instead.');
    }
  }
  Object.assign(window, { Notification: Forbidden });
  ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
    notified.push({ title, body: options?.body, address: new URL(options?.data).pathname });
  };
}
