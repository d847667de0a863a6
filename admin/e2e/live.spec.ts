import type { WebSocketRoute } from '@playwright/test';
import { makeClient, signIn } from '@vitrina/tests/fixtures/people.ts';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { sendInquiry } from './sendInquiry.ts';
import { service } from './service.ts';

test.describe('what happens elsewhere', () => {
  test.use({ expectedErrors: [/WebSocket/] });

  test('shows without a reload, in the list, in the menu, and after the connection was broken', async ({
    adminPage,
    backend,
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
