import type { Page } from '@playwright/test';
import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { test as base, expect } from '@vitrina/tests/faults/badNetworkTest.ts';
import { makeClient, type Person } from '@vitrina/tests/fixtures/people.ts';
import { signIn, write } from '../chatTest.ts';
import { storeMessages } from '../storeMessages.ts';
import { choosePicture, delivered } from './waiting.ts';

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

test('a message and a picture that break off and whose answers get lost arrive once, whole and by themselves', async ({
  chat,
  network,
  client,
  backend,
}) => {
  network.loseAnswers(SEND, 2);
  await write(chat, 'Ще се видим ли утре?');
  await expect(delivered(chat)).toHaveCount(1, { timeout: 60_000 });
  network.cutRequests(UPLOAD, 2000, 1);
  network.loseAnswers(UPLOAD, 1);
  await choosePicture(chat);
  await expect(delivered(chat)).toHaveCount(2, { timeout: 90_000 });

  const supabase = createServiceClient(backend.apiUrl, backend.secretKey);
  const { data } = await supabase
    .from('chat_messages')
    .select('content, attachment_url')
    .eq('client_id', client.id)
    .order('timestamp')
    .throwOnError();
  expect(data).toHaveLength(2);
  expect(data[0]).toMatchObject({ content: 'Ще се видим ли утре?' });
  const file = await supabase.storage.from('Offer Images').download(data[1]?.attachment_url ?? '');
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
