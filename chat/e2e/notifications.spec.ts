import type { BrowserContext, Page, Worker } from '@playwright/test';
import { makeClient } from '@vitrina/tests/fixtures/people.ts';
import { expect, signIn, test, write } from './chatTest.ts';
import { expectNamedOnCookies } from './expectNamedOnCookies.ts';
import { hide, show } from './hide.ts';
import { workerOf } from './workerOf.ts';

test.use({ serviceWorkers: 'allow' });

test('notifications are offered once, come through the service worker as Android wants it, and disappear with their message', async ({
  signedInPage: page,
  adminPage,
  client,
}) => {
  test.slow(); // Two people write to each other.
  await page.context().grantPermissions(['notifications']);
  await page.context().addInitScript(notifyLikeAndroid);
  await page.goto('/chat');
  await workerOf(page);
  await write(page, 'Здравейте');
  await page.getByRole('button', { name: 'Включи', exact: true }).click();
  await expect(page.getByText('Ще чуете и видите всяко ново съобщение')).toBeVisible();
  const withFocus = page.locator(':focus');
  await expect(
    withFocus.getByRole('button', { name: 'Търсене в разговора' }),
    'below the offer',
  ).toBeVisible();
  await adminPage.goto(`/chat-admin?client=${client.id}`);
  await hide(page);
  await write(adminPage, `В${'😀'.repeat(150)}`);
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'notified')))
    .toEqual([{ title: 'Витрина', body: `В${'😀'.repeat(99)}`, address: '/chat' }]);

  await test.step('when the message is read or deleted, not with one’s own message', async () => {
    const shown = () =>
      page.evaluate(() => Reflect.get(window, 'shown').map(({ body }: { body: string }) => body));
    const takeBack = async (from: Page, content: string) => {
      const message = from.getByRole('listitem').filter({ hasText: content });
      await message.getByRole('button', { name: 'Действия' }).click();
      await from.getByRole('menuitem', { name: 'Изтрий' }).click();
      await from.getByRole('dialog').getByRole('button', { name: 'Изтрий' }).click();
    };
    expect(await shown()).toHaveLength(1);
    await show(page);
    await expect.poll(shown).toEqual([]);

    await hide(page);
    await write(adminPage, 'За друг клиент');
    await expect.poll(shown).toEqual(['За друг клиент']);
    await takeBack(page, 'Здравейте');
    await expect(adminPage.getByRole('log')).not.toContainText('Здравейте');
    expect(await shown()).toEqual(['За друг клиент']);
    await takeBack(adminPage, 'За друг клиент');
    await expect.poll(shown).toEqual([]);
  });

  await page.reload();
  await expect(page.getByRole('log')).toBeVisible();
  await expect(page.getByText('Да ви известим ли')).toHaveCount(0);
  // Safari lets only those sounds begin later that were started in a click before.
  await page.evaluate(() => {
    const { resume } = AudioContext.prototype;
    AudioContext.prototype.resume = function () {
      Object.assign(window, { isSoundStarted: true });
      return resume.call(this);
    };
  });
  await page.getByRole('textbox', { name: 'Съобщение' }).click();
  expect(await page.evaluate(() => Reflect.get(window, 'isSoundStarted'))).toBe(true);
  await expectNamedOnCookies(page, 'chat-shell', 'chatAlerts', 'chatAlertsOffer');
});

test('a push announces messages while nobody is looking, and opens them; after the sign-out there are none', async ({
  signedInPage: page,
  client,
  context,
  backend,
}) => {
  await context.grantPermissions(['notifications']);
  await context.addInitScript(subscribeLikeChrome, `https://fcm.googleapis.com/fcm/send/${client.id}`);
  await page.goto('/chat');
  await workerOf(page);
  await page.getByRole('button', { name: 'Звук и известия' }).click();
  await expect(page.getByText('Ще ви известяваме и когато чатът е затворен.')).toBeVisible();
  // Each start restores what the server may have lost.
  const kept = page.waitForResponse(/rpc\/keep_push/);
  await page.reload();
  expect((await kept).status()).toBe(204);

  const worker = await recordingWorker(context);
  const push = await pushesTo(page);
  const message = { title: 'Витрина', body: 'Готово е', tag: client.id, address: '/chat' };
  await push({ ...message, body: 'Пред очите' });
  await expect.poll(() => worker.evaluate(() => Reflect.get(globalThis, 'looks'))).toBe(1);
  await page.goto('/');
  await push(message);
  await push({ title: 'Ново запитване от Ана', body: 'Сайт', tag: 'x', address: '/admin/inquiries/x' });
  await expect
    .poll(() => worker.evaluate(() => Reflect.get(globalThis, 'shown')))
    .toMatchObject([
      { title: 'Витрина', body: 'Готово е', tag: client.id, renotify: true, silent: false },
      { title: 'Ново запитване от Ана', body: 'Сайт', tag: 'x' },
    ]);
  // A message that a tab has shown already makes no second sound.
  await page.evaluate(
    () =>
      new Promise<void>((locked) => {
        void navigator.locks.request('chat-alert:m1', () => {
          locked();
          return new Promise(() => {});
        });
      }),
  );
  await push({ ...message, messageId: 'm1' });
  await expect
    .poll(() => worker.evaluate(() => Reflect.get(globalThis, 'shown').at(2)))
    .toMatchObject({ tag: client.id, renotify: false, silent: true });
  expect(await worker.evaluate(clickNotifications)).toEqual(
    ['/chat', '/admin/inquiries/x', '/chat'].map((address) => backend.siteUrl + address),
  );

  await page.goto('/chat');
  await page.getByRole('button', { name: 'Моят проект' }).click();
  await worker.evaluate(clickNotifications);
  await expect(page.getByRole('textbox', { name: 'Съобщение' })).toBeVisible();
  const isSubscribed = () => page.evaluate(() => localStorage.getItem('test:push') !== null);
  const dropped = page.waitForResponse(/rpc\/drop_push/);
  await page.getByRole('button', { name: 'Звук и известия' }).click();
  expect((await dropped).status()).toBe(204);
  expect(await isSubscribed()).toBe(false);
  await page.getByRole('button', { name: 'Звук и известия' }).click();
  await expect(page.getByText('Ще ви известяваме и когато чатът е затворен.')).toBeVisible();
  expect(await isSubscribed()).toBe(true);
  await page.evaluate(() => {
    const close = () => Object.assign(window, { isClosed: true });
    ServiceWorkerRegistration.prototype.getNotifications = async () => [{ close } as unknown as Notification];
  });
  await page.getByRole('button', { name: 'Изход' }).click();
  await expect(page.getByRole('button', { name: 'Влез' })).toBeVisible();
  expect(await isSubscribed()).toBe(false);
  expect(await page.evaluate(() => Reflect.get(window, 'isClosed'))).toBe(true);
});

test('a notification is opened by the studio’s open page, after the sign-in where it waits for that, and after a question where a form or the way back would lose something', async ({
  page,
  client,
  backend,
  context,
}) => {
  const other = await makeClient(backend);
  await page.goto('/chat-admin');
  await workerOf(page);
  const worker = await recordingWorker(context);
  await showNotification(worker, `${backend.siteUrl}/chat-admin?client=${client.id}`);
  await expect(page.getByLabel('Потребителско име')).toBeVisible();
  expect(await worker.evaluate(clickNotifications), 'opened in a window of its own').toEqual([]);
  await signIn(page, backend.admin);
  await expect(page.getByRole('heading', { name: client.username })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(client.id));

  await showNotification(worker, `${backend.siteUrl}/chat-admin?client=${other.id}`);
  // Too narrow for the list beside a conversation, which so can be left.
  await page.setViewportSize({ width: 960, height: 720 });
  await page.getByRole('button', { name: 'Назад към списъка' }).click();
  await page.getByRole('button', { name: 'Всички', exact: true }).click();
  await page.getByRole('button', { name: `Отвори чат с ${client.username}` }).click();
  await page.getByRole('button', { name: 'Прикачване' }).click();
  await page.getByRole('menuitem', { name: 'Оферта' }).click();
  const form = page.getByRole('dialog', { name: 'Оферта' });
  const question = page.getByRole('dialog', { name: 'Въведеното не е запазено' });
  await form.getByLabel('Услуга').fill('Сайт на пекарна');

  for (const leave of [() => worker.evaluate(clickNotifications), () => page.goBack()]) {
    await leave();
    await question.getByRole('button', { name: 'Остани тук' }).click();
    await expect(form.getByLabel('Услуга')).toHaveValue('Сайт на пекарна');
    await expect(page).toHaveURL(new RegExp(client.id));
  }
  await worker.evaluate(clickNotifications);
  await question.getByRole('button', { name: 'Затвори без запазване' }).click();
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('heading', { name: other.username })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(other.id));

  await page.getByRole('button', { name: 'Данни' }).click();
  await page.getByRole('dialog').getByLabel('Сайт (по желание)').fill('sait.example');
  await page.goBack();
  await question.getByRole('button', { name: 'Затвори без запазване' }).click();
  await expect(page.getByRole('button', { name: `Отвори чат с ${other.username}` })).toBeVisible();
  await expect(page).toHaveURL(/chat-admin$/);
});

/**
 * Chromium cannot reach a push service here: a fake subscription is kept for the next page, and unsubscribing deletes
 * it.
 */
function subscribeLikeChrome(endpoint: string) {
  const KEPT = 'test:push';
  const decode = (text: string) =>
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
  const kept = () => {
    const key = localStorage.getItem(KEPT);
    if (key === null) return null;
    const keys = { p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) };
    return {
      endpoint,
      options: { applicationServerKey: decode(key).buffer },
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: async () => localStorage.removeItem(KEPT),
    };
  };
  // Headless Chromium says "denied", whatever was granted.
  Object.defineProperty(Notification, 'permission', { value: 'granted' });
  Object.assign(PushManager.prototype, {
    getSubscription: async () => kept(),
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      localStorage.setItem(KEPT, applicationServerKey);
      return kept();
    },
  });
}

/** Sends a push to the worker of a page, as the browser does for its push service. */
async function pushesTo(page: Page) {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const registration = registrations.find(({ scopeURL }) => scopeURL.endsWith('/chat'));
      if (registration !== undefined) resolve(registration.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  return (message: object) =>
    session.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId,
      data: JSON.stringify(message),
    });
}

/** The chat's service worker, of which is recorded what it shows and opens. */
async function recordingWorker(context: BrowserContext): Promise<Worker> {
  const worker = context.serviceWorkers().find((each) => each.url().endsWith('/chat/worker.js'));
  if (!worker) throw new Error('The chat has no service worker.');
  await worker.evaluate(recordNotifications);
  return worker;
}

/** As if the worker had shown one that leads to this address. */
const showNotification = (worker: Worker, address: string) =>
  worker.evaluate((data) => {
    Object.assign(globalThis, { shown: [{ data }] });
  }, address);

/**
 * In the worker: records what it would show and where a click leads. Headless Chromium shows nothing, and only a real
 * click can open a window or bring it to the front.
 */
function recordNotifications() {
  const { clients, registration, WindowClient } = globalThis as unknown as {
    clients: { matchAll: (options: object) => Promise<unknown> };
    registration: ServiceWorkerRegistration;
    WindowClient: { prototype: object };
  };
  const [shown, opened]: object[][] = [[], []];
  Object.assign(globalThis, { shown, opened, looks: 0 });
  const matchAll = clients.matchAll.bind(clients);
  Object.assign(registration, {
    showNotification: async (title: string, options: object) => shown?.push({ title, ...options }),
  });
  Object.assign(clients, {
    openWindow: async (address: object) => opened?.push(address),
    // How often the worker has found out which pages are open.
    matchAll: async (options: object) => {
      const pages = await matchAll(options);
      Object.assign(globalThis, { looks: Reflect.get(globalThis, 'looks') + 1 });
      return pages;
    },
  });
  Object.assign(WindowClient.prototype, {
    async focus() {
      return this;
    },
  });
}

/** In the worker, one after the other. */
async function clickNotifications() {
  for (const { data } of Reflect.get(globalThis, 'shown')) {
    const handled: Promise<unknown>[] = [];
    const click = Object.assign(new Event('notificationclick'), {
      notification: { data, close() {} },
      waitUntil: (work: Promise<unknown>) => handled.push(work),
    });
    dispatchEvent(click);
    await Promise.all(handled);
  }
  return Reflect.get(globalThis, 'opened');
}

/**
 * Pages may ask for permission but not notify; the notifications of the service worker are put into a list. No push
 * service can be reached.
 */
function notifyLikeAndroid() {
  const notified: object[] = [];
  Object.assign(window, { notified, shown: [] });
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
  PushManager.prototype.subscribe = () => Promise.reject(new DOMException('no push service', 'AbortError'));
  ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
    const { body, tag, data } = options ?? {};
    notified.push({ title, body, address: new URL(data).pathname });
    const close = () => Object.assign(window, { shown: [] });
    Object.assign(window, { shown: [{ body, tag, close }] });
  };
  ServiceWorkerRegistration.prototype.getNotifications = async () => Reflect.get(window, 'shown');
}
