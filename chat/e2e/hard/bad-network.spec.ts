import type { Page } from '@playwright/test';
import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { test as base, expect } from '@vitrina/tests/faults/badNetworkTest.ts';
import { makeClient, type Person } from '@vitrina/tests/fixtures/people.ts';
import { signIn, write } from '../chatTest.ts';
import { storeMessages } from '../storeMessages.ts';

// Whatever the network does, messages arrive once and are seen, and no waiting is endless.

const SEND = /^POST \/rest\/v1\/chat_messages/;
const UPLOAD = /^POST \/storage\/v1\/object\//;

const test = base.extend<{ client: Person; chat: Page }>({
  client: async ({ backend }, use) => {
    const client = await makeClient(backend);
    await use(client);
    await createServiceClient(backend.apiUrl, backend.secretKey).auth.admin.deleteUser(client.id);
  },
  /** The client's conversation, signed in. */
  chat: async ({ farPage, client }, use) => {
    await farPage.goto('/chat');
    await signIn(farPage, client);
    await farPage.getByRole('log').waitFor();
    await use(farPage);
  },
});

const delivered = (page: Page) => page.getByRole('img', { name: /^(Изпратено|Прочетено)$/ });

test('a message whose answers get lost arrives once, by itself', async ({
  chat,
  network,
  client,
  backend,
}) => {
  network.loseAnswers(SEND, 2);
  await write(chat, 'Ще се видим ли утре?');
  await expect(delivered(chat)).toHaveCount(1, { timeout: 60_000 });
  const { data } = await createServiceClient(backend.apiUrl, backend.secretKey)
    .from('chat_messages')
    .select('content')
    .eq('client_id', client.id);
  expect(data).toEqual([{ content: 'Ще се видим ли утре?' }]);
});

test('a picture whose upload breaks off, and then loses its answer, arrives whole', async ({
  chat,
  network,
  client,
  backend,
}) => {
  network.cutRequests(UPLOAD, 2000, 1);
  network.loseAnswers(UPLOAD, 1);
  const picture = await chat.screenshot({ type: 'jpeg', quality: 100 });
  const choosing = chat.waitForEvent('filechooser');
  await chat.getByRole('button', { name: /изображение/i }).click();
  await (await choosing).setFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: picture });
  await expect(delivered(chat)).toHaveCount(1, { timeout: 90_000 });
  const supabase = createServiceClient(backend.apiUrl, backend.secretKey);
  const { data } = await supabase.from('chat_messages').select('attachment_url').eq('client_id', client.id);
  expect(data).toHaveLength(1);
  const file = await supabase.storage.from('Offer Images').download(data?.[0]?.attachment_url ?? '');
  expect(file.data?.size).toBeGreaterThan(2000);
});

test('what is written while the live connection is silently dead is seen all the same', async ({
  chat,
  network,
  client,
  backend,
}) => {
  const opening = chat.waitForEvent('websocket');
  await chat.reload();
  // By the first heartbeat, the reads that follow from opening are over.
  await (await opening).waitForEvent('framesent', ({ payload }) => payload.includes('"heartbeat"'));
  network.silence(/^GET \/realtime\//);
  network.recover();
  await storeMessages(backend, client.id, ['Сайтът е готов']);
  // Two heartbeats of 10 s each, and the time to reconnect.
  await expect(chat.getByText('Сайтът е готов')).toBeVisible({ timeout: 35_000 });
});

test('signing in without ever an answer ends, says so, and works at the next try', async ({
  farPage,
  network,
  client,
}) => {
  await farPage.goto('/chat');
  await farPage.getByRole('button', { name: 'Влез' }).waitFor();
  network.silence(/./);
  await signIn(farPage, client);
  await expect(farPage.getByText('Грешка при вход')).toBeVisible({ timeout: 60_000 });
  network.recover();
  await farPage.getByRole('button', { name: 'Влез' }).click();
  await expect(farPage.getByRole('log')).toBeVisible({ timeout: 30_000 });
});
