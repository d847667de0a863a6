import type { Page } from '@playwright/test';
import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import type { BadNetwork } from '@vitrina/supabase/testing/faults/badNetwork.ts';
import { expect, test } from '@vitrina/supabase/testing/faults/badNetworkTest.ts';

// Whatever the network does to an inquiry: the visitor is told the truth, keeps what was typed, and sends it once.

const SUBMIT = /^POST \/rest\/v1\/rpc\/submit_inquiry /;

let mark: string;
let message: string;
test.beforeEach(async ({ farPage }) => {
  mark = crypto.randomUUID();
  message = `${mark} ${'я'.repeat(3000)}`;
  await farPage.goto('/inquiry');
  await farPage.getByLabel('Име', { exact: true }).fill('Ралица Тодорова');
  await farPage.getByLabel('Имейл', { exact: true }).fill('ralitsa@example.com');
  await farPage.getByLabel('Телефон', { exact: true }).fill('088 000 00 00');
  await farPage.getByLabel('Шаблон', { exact: true }).selectOption('no-template');
  await farPage.getByLabel('Съобщение', { exact: true }).fill(message);
});
test.afterEach(async ({ backend }) => {
  const { count } = await createServiceClient(backend.apiUrl, backend.secretKey)
    .from('vitrina_inquiries')
    .select('id', { count: 'exact' })
    .like('message', `${mark}%`);
  expect(count, 'stored once').toBe(1);
});

const send = (page: Page) => page.getByRole('button', { name: 'Изпратете запитване' }).click();
const expectSent = (page: Page) =>
  expect(page.getByText('Запитването е изпратено успешно!')).toBeVisible({ timeout: 60_000 });

// A browser repeats by itself what broke off on a connection that was used before: one fault alone may not be noticed.
async function expectLostThenSend(page: Page, network: BadNetwork) {
  await expect(
    page.getByText('Възникна грешка: Няма връзка със сървъра. Моля, опитайте отново.'),
  ).toBeVisible({ timeout: 60_000 });
  await expect(page.getByLabel('Съобщение', { exact: true })).toHaveValue(message);
  network.recover();
  await send(page);
  await expectSent(page);
}

test('the answer gets lost after the database has stored it', async ({ farPage, network }) => {
  network.loseAnswers(SUBMIT);
  await send(farPage);
  await expectLostThenSend(farPage, network);
});

test('the connection breaks in the middle of what was typed', async ({ farPage, network }) => {
  network.cutRequests(SUBMIT, 1500);
  await send(farPage);
  await expectLostThenSend(farPage, network);
});

test('nothing ever comes back', async ({ farPage, network }) => {
  network.silence(/./);
  await send(farPage);
  await expect(farPage.getByRole('button', { name: 'Изпращане...' })).toBeVisible();
  await expect(farPage.getByText('Няма връзка със сървъра')).toBeVisible({ timeout: 60_000 });
  network.recover();
  await send(farPage);
  await expectSent(farPage);
});

test('every byte takes its time', async ({ farPage, network }) => {
  network.slowDown(1000, 8000);
  await send(farPage);
  await expectSent(farPage);
});
