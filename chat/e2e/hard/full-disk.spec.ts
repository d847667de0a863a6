import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { expect, noSmallDisk, randomText, test } from '@vitrina/tests/faults/fullDiskTest.ts';
import { makeAdmin, makeClient } from '@vitrina/tests/fixtures/people.ts';
import { signIn, write } from '../chatTest.ts';

// While the server's disk is full, unsent messages stay on the device, even over a reload, and are shown as not sent. As
// soon as there is room, each arrives once.

test.skip(noSmallDisk !== '', noSmallDisk);

test('a message and a picture wait for room on the disk', async ({ farPage: page, cramped }) => {
  const { api } = cramped;
  const supabase = createServiceClient(api.apiUrl, api.secretKey);
  const [studio, client, other] = [await makeAdmin(api), await makeClient(api), await makeClient(api)];
  await page.goto('/chat');
  await signIn(page, client);
  await page.getByRole('log').waitFor();
  const delivered = page.getByRole('img', { name: /^(Изпратено|Прочетено)$/ });
  const waiting = page
    .getByRole('listitem')
    .filter({ hasText: /Изпраща се|Неуспешно|Качва|Грешка при качване/ });

  await cramped.fill(3800, (content) =>
    supabase.from('chat_messages').insert({
      id: crypto.randomUUID(),
      client_id: other.id,
      sender_id: other.id,
      receiver_id: studio.id,
      content,
    }),
  );
  const message = randomText(3800);
  const picture = await page.screenshot({ type: 'jpeg', quality: 100 });
  await write(page, message);
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /изображение/i }).click();
  await (await choosing).setFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: picture });
  await expect(page.getByText(message)).toBeVisible();
  await expect(waiting).toHaveCount(2);
  await page.reload();
  await expect(page.getByText(message)).toBeVisible();
  await expect(waiting).toHaveCount(2);
  await expect(delivered).toHaveCount(0);

  await cramped.free();
  await expect(delivered).toHaveCount(2, { timeout: 90_000 });
  const { data } = await supabase
    .from('chat_messages')
    .select('content, attachment_url')
    .eq('client_id', client.id)
    .order('timestamp');
  expect(data?.map(({ content, attachment_url }) => (attachment_url ? 'picture' : content))).toEqual([
    message,
    'picture',
  ]);
  const file = await supabase.storage.from('Offer Images').download(data?.[1]?.attachment_url ?? '');
  expect(file.data?.size).toBeGreaterThan(2000);
});
