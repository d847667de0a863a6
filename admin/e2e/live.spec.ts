import type { WebSocketRoute } from '@playwright/test';
import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { expect, test } from '@vitrina/supabase/testing/fixtures.ts';
import { sendInquiry } from './sendInquiry.ts';

test('what happens elsewhere shows in the open list, and nobody reloads', async ({ adminPage, backend }) => {
  const studio = createServiceClient(backend.apiUrl, backend.secretKey).from('vitrina_inquiries');
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

test.describe('when the connection breaks', () => {
  test.use({ expectedErrors: [/WebSocket/] });

  test('what was missed shows as soon as it is back', async ({ adminPage, backend }) => {
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
