import type { Page } from '@playwright/test';
import { makeClient } from '@vitrina/tests/fixtures/people.ts';
import { publicPaths } from '@vitrina/tests/fixtures/publicPaths.ts';
import { offer, storeRequest } from '@vitrina/tests/fixtures/storeRequest.ts';
import { expect, type ProductUnderTest, test } from '@vitrina/tests/fixtures/test.ts';
import { toast } from '../toast.ts';
import { publicText } from './publicText.ts';

export async function setLeva(adminPage: Page, isShown: boolean) {
  await adminPage.goto('/admin/studio-facts');
  await adminPage.getByLabel('Показвай и лева').setChecked(isShown);
  await adminPage.getByRole('button', { name: 'Публикувай' }).click();
  await expect(toast(adminPage, 'Публикувано')).toBeVisible();
}

/** Neither the public pages nor the console nor the chat show an amount in leva. */
export async function expectNoLeva(page: Page, adminPage: Page, backend: ProductUnderTest) {
  for (const path of [...(await publicPaths(page.request)), '/inquiry', '/llms.txt'])
    expect.soft(await publicText(page.request, path), path).not.toMatch(/лв\b|лева/i);

  await test.step('the till adds up in euro alone, and so does the inquiry that it fills in', async () => {
    await page.goto('/pricing');
    const till = page.getByRole('region', { name: 'Да го сметнем заедно' });
    await till.getByRole('radio', { name: /Онлайн каталог/ }).check();
    await expect(till.getByRole('status').filter({ hasText: 'Общо' })).toContainText('613,55+ €');
    await expect(till).not.toContainText('лв.');
    await till.getByRole('button', { name: 'Изпратете запитване' }).filter({ visible: true }).click();
    await expect(page.getByRole('main')).toContainText('613,55+ €');
    await expect(page.getByRole('main')).not.toContainText('лв.');
  });

  await test.step('the console shows prices in euro alone', async () => {
    await adminPage.goto('/admin/prices');
    const row = adminPage.getByRole('row', { name: /Онлайн каталог/ });
    await expect(row).toContainText('613,55+ €');
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

/** An offer of 300 € from the studio to a new client, whose id is returned. */
async function sendOffer(backend: ProductUnderTest): Promise<string> {
  const client = await makeClient(backend);
  await storeRequest(backend, client.id, {
    ...offer('Сайт', '2099-12-31'),
    content: { items: [{ text: 'Сайт', quantity: 2, unit_cents: 15_000 }], note: '', vat: 'none' },
  });
  return client.id;
}
