import type { WebSocketRoute } from '@playwright/test';
import { makeClient, signIn } from '@vitrina/tests/fixtures/people.ts';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { sendInquiry } from './sendInquiry.ts';
import { service } from './service.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

test.describe('what happens elsewhere', () => {
  test.use({ expectedErrors: [/WebSocket/] });

  test('shows without a reload, in the overview, in the list, in the menu, and after the connection was broken', async ({
    adminPage,
    backend,
    expectAccessible,
  }) => {
    const studio = service(backend).from('vitrina_inquiries');
    const mark = `Пекарна ${crypto.randomUUID()}`;
    const nothing = adminPage.getByText('Няма намерени запитвания.');
    const client = await makeClient(backend);
    const asClient = await signIn(backend, client);
    // Other tests' clients write, too; only this one is counted here.
    await adminPage.route('**/rpc/chat_conversations*', (route) =>
      route.continue({ postData: { client_ids: [client.id] } }),
    );
    let isBroken = false;
    let socket: WebSocketRoute | undefined;
    await adminPage.routeWebSocket(/realtime/, (route) => {
      if (isBroken) return void route.close({ code: 1011 });
      socket = route;
      route.connectToServer();
    });
    await adminPage.goto('/admin');

    await test.step('a new inquiry is announced, and counted in the overview of thirty days', async () => {
      const overview = adminPage.getByRole('region', { name: 'Последните 30 дни' });
      const days = overview.getByRole('table', { name: /запитван(е|ия) за 30 дни/ }).locator('tbody tr');
      await expect(days).toHaveCount(30);
      await expect(overview.getByText('Отговорени до 24 часа')).toBeVisible();

      const { name } = await sendInquiry(backend);
      // Other tests may send inquiries at the same time.
      await expect(
        adminPage.getByText(/^(Получено е ново запитване|Получени са \d+ нови запитвания)\.$/),
      ).toBeAttached();
      await expect(overview.getByText('„Старият орех“')).toBeVisible();

      await test.step('on a tablet the page is accessible, and its table breaks no words', async () => {
        await adminPage.setViewportSize({ width: 820, height: 1100 });
        const row = adminPage.getByRole('row', { name });
        await expect(row).toBeVisible();
        expect((await row.boundingBox())?.height).toBeLessThan(90);
        await expectAccessible(adminPage);
        await adminPage.setViewportSize({ width: 1280, height: 720 });
      });

      // Each day is one in Sofia: the last two days contain what has arrived since midnight yesterday.
      const shown = async () => Number(await days.last().getByRole('cell').textContent());
      const stored = async () => {
        const { data } = await studio
          .select('created_at')
          .is('deleted_at', null)
          .gte('created_at', new Date(Date.now() - DAY_MS).toISOString());
        const day = (timestamp: string | number) =>
          new Date(timestamp).toLocaleDateString('bg-BG', { timeZone: 'Europe/Sofia' });
        return data?.filter(({ created_at }) => day(created_at) === day(Date.now())).length;
      };
      await expect(async () => expect(await shown()).toBe(await stored())).toPass();
    });

    await adminPage.getByRole('textbox', { name: 'Търсене' }).fill(mark);
    await expect(nothing).toBeVisible();

    await test.step('an inquiry that arrives, is read, and is deleted', async () => {
      const { id, name } = await sendInquiry(backend, { message: mark });
      const row = adminPage.getByRole('row', { name });
      await expect(row).toContainText('Ново');
      await studio.update({ read: true }).eq('id', id);
      await expect(row).toContainText('Прочетено');
      await studio.delete().eq('id', id);
      await expect(nothing).toBeVisible();
    });

    await test.step('an unread chat message, until it is read', async () => {
      const chat = adminPage.getByRole('link', { name: 'Чат' });
      await expect(chat).toHaveAccessibleName('Чат');
      const id = crypto.randomUUID();
      const { error } = await asClient
        .from('chat_messages')
        .insert({ id, sender_id: client.id, content: 'Кога ще е готово?' });
      expect(error).toBeNull();
      await expect(chat).toHaveAccessibleName(/1 непрочетено съобщение/);
      await expect(adminPage).toHaveTitle(/^\(\d+\) Запитвания/);
      const asAdmin = await signIn(backend, backend.admin);
      await asAdmin.rpc('mark_chat_read', { message_id: id });
      await expect(chat).toHaveAccessibleName('Чат');
    });

    await test.step('what was missed while the connection was broken', async () => {
      expect(socket).toBeDefined();
      isBroken = true;
      await socket?.close({ code: 1011 });
      const { name } = await sendInquiry(backend, { message: mark });
      isBroken = false;
      await expect(adminPage.getByRole('row', { name })).toBeVisible({ timeout: 20_000 });
    });
    await service(backend).auth.admin.deleteUser(client.id);
  });
});
