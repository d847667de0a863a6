import type { Page } from '@playwright/test';
import { makeClient } from '@vitrina/tests/fixtures/people.ts';
import { offer, storeRequest } from '@vitrina/tests/fixtures/storeRequest.ts';
import { expect, type ProductUnderTest, test } from '@vitrina/tests/fixtures/test.ts';
import { toast } from '../toast.ts';

/** Switches leva off in the console, which follows at once with the chat. */
export async function hideLeva(adminPage: Page, backend: ProductUnderTest) {
  await adminPage.goto('/admin/studio-facts');
  await adminPage.getByLabel('Показвай и лева').uncheck();
  await adminPage.getByRole('button', { name: 'Публикувай' }).click();
  await expect(toast(adminPage, 'Публикувано')).toBeVisible();

  await test.step('the console shows prices in euro alone', async () => {
    await adminPage.getByRole('link', { name: 'Цени', exact: true }).click();
    const row = adminPage.getByRole('row', { name: /Онлайн каталог/ });
    await expect(row).toContainText('700,00+ €');
    await expect(row).not.toContainText('лв.');
  });

  await test.step('an offer in the chat adds up in euro alone', async () => {
    const clientId = await sendOffer(backend);
    await adminPage.goto(`/chat-admin?client=${clientId}`);
    const total = adminPage.getByText('Общо', { exact: true }).first().locator('..');
    await expect(total).toContainText('300,00 €');
    await expect(total).not.toContainText('лв.');
  });
}

/** Neither a public page shows an amount in leva, nor what the till adds up. */
export async function expectNoLeva(page: Page, texts: Map<string, string>) {
  for (const [path, text] of texts) expect.soft(text, path).not.toMatch(/лв\b|лева/i);

  await test.step('the till adds up in euro alone, and so does the inquiry that it fills in', async () => {
    await page.goto('/pricing');
    const till = page.getByRole('region', { name: 'Да го сметнем заедно' });
    await till.getByRole('radio', { name: /Онлайн каталог/ }).check();
    await expect(till.getByRole('status').filter({ hasText: 'Общо' })).toContainText('700,00+ €');
    await expect(till).not.toContainText('лв.');
    await till.getByRole('button', { name: 'Изпратете запитване' }).filter({ visible: true }).click();
    await expect(page.getByRole('main')).toContainText('700,00+ €');
    await expect(page.getByRole('main')).not.toContainText('лв.');
  });
}

/** An offer of 300 € from the studio to a new client, whose id is returned. */
async function sendOffer(backend: ProductUnderTest): Promise<string> {
  const client = await makeClient(backend);
  await storeRequest(backend, client.id, {
    ...offer('Сайт', '2099-12-31'),
    content: { items: [{ text: 'Сайт', quantity: 2, unit_cents: 15_000 }], note: '', vat: 'none' },
  });
  return client.id;
}
