import { SESSION_KEY } from '@vitrina/shared/supabaseClient.ts';
import { expect, test, write } from './chatTest.ts';
import { startCopy } from './copyOfTheChat.ts';
import { workerOf } from './workerOf.ts';

test.use({ serviceWorkers: 'allow' });

test.describe('without a network', () => {
  test.use({ expectedErrors: [/Failed to load resource|WebSocket|Failed to fetch/] });

  test('the chat can be installed, and opens, shows unsent messages, accepts more, and sends all of them later', async ({
    clientPage,
    client,
    context,
    adminPage,
    request,
    expectAccessible,
  }) => {
    test.slow();
    await test.step('as a separate app', async () => {
      const address = await clientPage.locator('link[rel=manifest]').getAttribute('href');
      const manifest = await (await request.get(address ?? '')).json();
      expect(manifest).toMatchObject({
        name: 'Чат с Витрина',
        id: '/chat',
        start_url: '/chat',
        scope: '/chat',
        display: 'standalone',
      });
      for (const { src } of manifest.icons) expect((await request.get(src)).ok(), src).toBe(true);
      await workerOf(clientPage);
      expect(await clientPage.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toMatch(
        /\/chat$/,
      );
    });

    await test.step('of which only the shell is cached on the device', async () => {
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

    await context.setOffline(true);
    await write(clientPage, 'В асансьора');
    await clientPage.reload();
    await expect(clientPage.getByText(`Добре дошли, ${client.username}`)).toBeVisible();
    await expect(clientPage.getByText('В асансьора')).toBeVisible();
    await write(clientPage, 'Още в асансьора');
    await expect(clientPage.getByText('Още в асансьора')).toBeVisible();
    // Days of rest are not known.
    await expect(clientPage.getByText(/^(Сега|Почиваме)/)).toBeHidden();
    await expectAccessible(clientPage);

    await context.setOffline(false);
    await expect(clientPage.getByRole('img', { name: 'Изпратено' })).toHaveCount(3);
    await adminPage.goto(`/chat-admin?client=${client.id}`);
    await expect(adminPage.getByText(/в асансьора$/i)).toHaveText(['В асансьора', 'Още в асансьора']);
  });

  test('what was chosen is still there when the network returns, although the session has to be renewed first', async ({
    clientPage,
    client,
    context,
  }) => {
    test.slow(); // The library tries again after pauses that double.
    await workerOf(clientPage);
    await clientPage.evaluate((key) => {
      const session = JSON.parse(localStorage.getItem(key) ?? '{}');
      localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }));
    }, SESSION_KEY);
    await context.setOffline(true);
    await clientPage.reload();
    await expect(clientPage.getByText(`Добре дошли, ${client.username}`)).toBeVisible();
    const file = { name: 'tesla.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-') };
    await clientPage.locator('input[type=file]').setInputFiles(file);
    const chosen = clientPage.getByRole('list', { name: 'Избрани файлове' });
    await expect(chosen).toContainText('tesla.pdf');

    const renewed = clientPage.waitForResponse(/auth\/v1\/token/);
    await context.setOffline(false);
    expect((await renewed).status()).toBe(200);
    await expect(clientPage.getByRole('log')).toBeVisible();
    await expect(chosen).toContainText('tesla.pdf');
    await clientPage.getByRole('button', { name: 'Изпрати', exact: true }).click();
    await expect(clientPage.getByRole('img', { name: 'Изпратено' })).toBeVisible();
  });
});

test('a newer version is announced, reloading the page loads it, and it opens although its page stops arriving', async ({
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
    await expect(page.locator('script[src*="index-newer"]')).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Влез' })).toBeVisible();
    await expect(page.getByText('Има нова версия')).toBeHidden();
    await workerOf(page);
    copy.stall();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Влез' })).toBeVisible();
  } finally {
    // It may still be preloading.
    await page.close();
    await copy.stop();
  }
});
