import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { MAX_FILE_BYTES } from '@vitrina/shared/clientFiles.ts';
import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { test as base, expect } from '@vitrina/tests/faults/badNetworkTest.ts';
import { makeClient, type Person } from '@vitrina/tests/fixtures/people.ts';
import { signIn, write } from '../chatTest.ts';
import { storeMessages } from '../storeMessages.ts';
import { choosePicture, delivered } from './waiting.ts';

// Whatever the network does, messages arrive once and are shown, and no waiting is endless.

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

test('a message and a picture arrive once, complete and without help after broken uploads and lost answers', async ({
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

test('a file of 50 MiB arrives once and complete after a broken upload and a lost answer', async ({
  chat,
  network,
  client,
  backend,
}, testInfo) => {
  const bytes = randomBytes(MAX_FILE_BYTES);
  const file = testInfo.outputPath('снимки за сайта.zip');
  await writeFile(file, bytes);
  network.cutRequests(UPLOAD, MAX_FILE_BYTES / 2, 1);
  network.loseAnswers(UPLOAD, 1);
  await chat.locator('input[type=file]').setInputFiles(file);
  await chat.getByRole('button', { name: 'Изпрати' }).click();
  await expect(delivered(chat)).toHaveCount(1, { timeout: 180_000 });

  const supabase = createServiceClient(backend.apiUrl, backend.secretKey);
  const { data } = await supabase
    .from('chat_messages')
    .select('attachment_url, attachment_name, attachment_size')
    .eq('client_id', client.id)
    .throwOnError();
  expect(data).toMatchObject([{ attachment_name: 'снимки за сайта.zip', attachment_size: MAX_FILE_BYTES }]);
  const kept = await supabase.storage.from('client-files').download(data[0]?.attachment_url ?? '');
  expect(Buffer.from((await kept.data?.bytes()) ?? []).equals(bytes), 'every byte of the file').toBe(true);
  const { data: files } = await supabase.storage.from('client-files').list(client.id);
  expect(files).toHaveLength(1);
});

test('messages written while the live connection is silently dead are shown all the same', async ({
  chat,
  network,
  client,
  backend,
}) => {
  const opening = chat.waitForEvent('websocket');
  await chat.reload();
  // By the first heartbeat, the reads after opening are over.
  await (await opening).waitForEvent('framesent', ({ payload }) => payload.includes('"heartbeat"'));
  network.silence(/^GET \/realtime\//);
  network.recover();
  await storeMessages(backend, client.id, ['Сайтът е готов']);
  // Two heartbeats of 10 s each, and the time to reconnect.
  await expect(chat.getByText('Сайтът е готов')).toBeVisible({ timeout: 35_000 });
});

test('a sign-in without an answer ends with a message, and works at the next try', async ({
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
