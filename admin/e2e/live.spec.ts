import type { WebSocketRoute } from '@playwright/test';
import { makeClient, signIn } from '@vitrina/tests/fixtures/people.ts';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { sendInquiry } from './sendInquiry.ts';
import { service } from './service.ts';

test('changes made elsewhere show in the open list without a reload', async ({ adminPage, backend }) => {
  const studio = service(backend).from('vitrina_inquiries');
  const mark = `Пекарна ${crypto.randomUUID()}`;
  await adminPage.goto('/admin');
  await adminPage.getByRole('textbox', { name: 'Търсене' }).fill(mark);
  await expect(adminPage.getByText('Няма намерени запитвания.')).toBeVisible();

  const { id, name } = await sendInquiry(backend, { message: mark });
  const row = adminPage.getByRole('row', { name });
  await expect(row).toContainText('Ново');
  await studio.update({ read: true }).eq('id', id);
  await expect(row).toContainText('Прочетено');
  await studio.delete().eq('id', id);
  await expect(adminPage.getByText('Няма намерени запитвания.')).toBeVisible();
});

test('an unread chat message is counted in the menu and in the title', async ({ adminPage, backend }) => {
  const client = await makeClient(backend);
  const asClient = await signIn(backend, client);
  // Other tests' clients write, too; only this one is counted here.
  await adminPage.route('**/rpc/chat_conversations*', (route) =>
    route.continue({ postData: { client_ids: [client.id] } }),
  );
  await adminPage.goto('/admin/profile');
  const chat = adminPage.getByRole('link', { name: 'Чат' });
  await expect(chat).toHaveAccessibleName('Чат');
  await expect(adminPage.getByRole('heading', { name: 'Вашите данни' })).toBeVisible();

  const id = crypto.randomUUID();
  const { error } = await asClient
    .from('chat_messages')
    .insert({ id, sender_id: client.id, content: 'Кога ще е готово?' });
  expect(error).toBeNull();
  await expect(chat).toHaveAccessibleName(/1 непрочетено съобщение/);
  await expect(adminPage).toHaveTitle(/^\(\d+\) Профил/);

  const studio = await signIn(backend, backend.admin);
  await studio.rpc('mark_chat_read', { message_id: id });
  await expect(chat).toHaveAccessibleName('Чат');
  await service(backend).auth.admin.deleteUser(client.id);
});

test.describe('when the connection breaks', () => {
  test.use({ expectedErrors: [/WebSocket/] });

  test('missed changes show as soon as it is back', async ({ adminPage, backend }) => {
    const mark = `Пекарна ${crypto.randomUUID()}`;
    let isBroken = false;
    let socket: WebSocketRoute | undefined;
    await adminPage.routeWebSocket(/realtime/, (route) => {
      if (isBroken) return void route.close({ code: 1011 });
      socket = route;
      route.connectToServer();
    });
    await adminPage.goto('/admin');
    await expect.poll(() => socket).toBeDefined();
    await adminPage.getByRole('textbox', { name: 'Търсене' }).fill(mark);
    await expect(adminPage.getByText('Няма намерени запитвания.')).toBeVisible();

    isBroken = true;
    await socket?.close({ code: 1011 });
    const { name } = await sendInquiry(backend, { message: mark });
    isBroken = false;
    await expect(adminPage.getByRole('row', { name })).toBeVisible({ timeout: 20_000 });
  });
});
