import type { APIRequestContext } from '@playwright/test';
import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import type { Supabase } from '@vitrina/shared/supabaseClient.ts';
import { makeClient } from '@vitrina/tests/fixtures/people.ts';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { amountsIn } from '../../site/e2e/amountsIn.ts';
import { knownAmounts } from '../../site/e2e/knownAmounts.ts';
import { publicPaths, publicText } from './publicText.ts';
import { publishSite } from './publishSite.ts';

const ID = 'site-catalog';

test('a changed price is shown on every page, and every amount belongs to a price', async ({
  page: { request },
  adminPage,
  backend,
}) => {
  test.setTimeout(240_000); // It waits for two builds.
  const service = createServiceClient(backend.apiUrl, backend.secretKey);
  const { data: before } = await service.from('prices').select().eq('id', ID).single().throwOnError();

  await service.from('prices').update({ cents: 70_000, currency: 'EUR' }).eq('id', ID).throwOnError();
  await publishSite(adminPage);
  for (const path of ['/pricing', '/websaitove'])
    expect(await publicText(request, path)).toContain('700,00+ € (1369,08+ лв.)');
  expect(await unknownAmounts(service, request)).toEqual([]);

  const { cents, currency } = before;
  await service.from('prices').update({ cents, currency }).eq('id', ID).throwOnError();
  await publishSite(adminPage);
  expect(await publicText(request, '/websaitove')).toContain('613,55+ € (1200+ лв.)');
});

test('one setting removes leva from every page and brings them back', async ({
  page,
  adminPage,
  backend,
}) => {
  test.setTimeout(240_000); // It waits for two builds.
  const service = createServiceClient(backend.apiUrl, backend.secretKey);
  const setLeva = async (isShown: boolean) => {
    await adminPage.goto('/admin/studio-facts');
    await adminPage.getByLabel('Показвай и лева').setChecked(isShown);
    await adminPage.getByRole('button', { name: 'Публикувай' }).click();
    await expect(adminPage.locator('.MuiSnackbarContent-root', { hasText: 'Публикувано' })).toBeVisible();
  };

  await setLeva(false);
  await publishSite(adminPage);
  expect(await unknownAmounts(service, page.request)).toEqual([]);
  for (const path of [...(await publicPaths(page.request)), '/inquiry', '/llms.txt'])
    expect.soft(await publicText(page.request, path), path).not.toMatch(/лв\b|лева/i);

  await test.step('the calculator shows only euros, and so does the submitted form', async () => {
    await page.goto('/pricing');
    const till = page.getByRole('region', { name: 'Да го сметнем заедно' });
    await till.getByRole('radio', { name: /Онлайн каталог/ }).check();
    await expect(till.getByRole('status').filter({ hasText: 'Общо' })).toContainText('613,55+ €');
    await expect(till).not.toContainText('лв.');
    await till.getByRole('button', { name: 'Изпратете запитване' }).filter({ visible: true }).click();
    await expect(page.getByRole('main')).toContainText('613,55+ €');
    await expect(page.getByRole('main')).not.toContainText('лв.');
  });

  await test.step('so does the console', async () => {
    await adminPage.goto('/admin/prices');
    const row = adminPage.getByRole('row', { name: /Онлайн каталог/ });
    await expect(row).toContainText('613,55+ €');
    await expect(row).not.toContainText('лв.');
  });

  await test.step('and so does the chat', async () => {
    const client = await makeClient(backend);
    const { data: studio } = await service
      .from('chat_users')
      .select('id')
      .eq('username', backend.admin.username)
      .single()
      .throwOnError();
    const id = crypto.randomUUID();
    await service
      .from('chat_messages')
      .insert({
        id,
        sender_id: studio.id,
        receiver_id: client.id,
        message_type: 'request',
        content: 'Оферта',
      })
      .throwOnError();
    const content = { items: [{ text: 'Сайт', quantity: 2, unit_cents: 15_000 }], note: '', vat: 'none' };
    await service
      .from('requests')
      .insert({
        ...{ id, client_id: client.id, kind: 'offer', title: 'Сайт', content, fingerprint: '' },
        number: '2099-901',
        valid_until: '2099-12-31',
      })
      .throwOnError();
    await adminPage.goto(`/chat-admin?client=${client.id}`);
    const total = adminPage.getByText('Общо', { exact: true }).first().locator('..');
    await expect(total).toContainText('300,00 €');
    await expect(total).not.toContainText('лв.');
  });

  await setLeva(true);
  await publishSite(adminPage);
  expect(await unknownAmounts(service, page.request)).toEqual([]);
  expect(await publicText(page.request, '/pricing')).toContain('613,55+ € (1200+ лв.)');
});

/** Amounts on the pages that belong to no price. */
async function unknownAmounts(service: Supabase, request: APIRequestContext): Promise<string[]> {
  const known = await knownAmounts(service);
  const unknown: string[] = [];
  for (const path of await publicPaths(request))
    for (const amount of amountsIn(await publicText(request, path)))
      if (!known.has(amount)) unknown.push(`${path}: ${amount}`);
  return unknown;
}
