import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { expect, onFullDisk, randomText, test } from '@vitrina/tests/faults/fullDiskTest.ts';
import { makeAdmin, makeClient } from '@vitrina/tests/fixtures/people.ts';
import { signIn, write } from '../chatTest.ts';
import { choosePicture, delivered } from './waiting.ts';

onFullDisk(() => {
  test('with a full disk a message and a picture stay on the device as unsent, even after a reload, and arrive once there is space', async ({
    farPage: page,
    cramped,
  }) => {
    const { api } = cramped;
    const supabase = createServiceClient(api.apiUrl, api.secretKey);
    const [studio, client, other] = [await makeAdmin(api), await makeClient(api), await makeClient(api)];
    await page.goto('/chat');
    await signIn(page, client);
    await page.getByRole('log').waitFor();
    const waiting = page.getByRole('listitem').filter({ hasText: /Изпраща се|Чака връзка|Качва/ });

    const foreign = { sender_id: other.id, receiver_id: studio.id };
    await cramped.fill(3800, (content) =>
      supabase.from('chat_messages').insert({ ...foreign, id: crypto.randomUUID(), content }),
    );
    const message = randomText(3800);
    await write(page, message);
    await choosePicture(page);
    await expect(page.getByText(message)).toBeVisible();
    await expect(waiting).toHaveCount(2);
    await page.reload();
    await expect(page.getByText(message)).toBeVisible();
    await expect(waiting).toHaveCount(2);
    await expect(delivered(page)).toHaveCount(0);

    await cramped.free();
    await expect(delivered(page)).toHaveCount(2, { timeout: 90_000 });
    const { data } = await supabase
      .from('chat_messages')
      .select('content, attachment_url')
      .eq('client_id', client.id)
      .order('timestamp')
      .throwOnError();
    expect(data.map(({ content, attachment_url }) => (attachment_url ? 'picture' : content))).toEqual([
      message,
      'picture',
    ]);
    const file = await supabase.storage.from('Offer Images').download(data[1]?.attachment_url ?? '');
    expect(file.data?.size).toBeGreaterThan(2000);
  });
});
