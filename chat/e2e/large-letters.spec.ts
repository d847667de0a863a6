import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { overflow } from '@vitrina/tests/fixtures/overflow.ts';
import { approval, storeRequest } from '@vitrina/tests/fixtures/storeRequest.ts';
import { expect, showAllClients, test, write } from './chatTest.ts';

test('with large letters on a phone, nothing is wider than the page or the dialog', async ({
  adminPage,
  signedInPage: clientPage,
  client,
  backend,
}) => {
  await createServiceClient(backend.apiUrl, backend.secretKey)
    .from('people')
    .update({ name: 'Счетоводно-консултантска къща „Константинополска-Чернева“' })
    .eq('client_id', client.id)
    .throwOnError();
  await storeRequest(backend, client.id, approval('Начална страница'));
  for (const page of [adminPage, clientPage]) {
    await page.setViewportSize({ width: 320, height: 844 });
    // As the browser's setting makes them.
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  }
  await clientPage.goto('/chat');
  await expect(clientPage.getByRole('article')).toBeVisible();
  await expect(clientPage.getByRole('button', { name: 'Смяна на парола' })).toBeVisible();
  expect.soft(await overflow(clientPage), 'the client’s page').toBe(0);
  expect.soft(await overflow(clientPage.getByRole('banner')), 'the client’s header').toBe(0);
  await write(clientPage, 'Кога ще е готово?');
  await expect(clientPage.getByRole('log').getByRole('img', { name: 'Изпратено' })).toBeVisible();
  await clientPage.getByRole('button', { name: 'Изход' }).click();
  await expect(clientPage.getByRole('button', { name: 'Влез' })).toBeVisible();
  expect.soft(await overflow(clientPage), 'the sign-in').toBe(0);

  await showAllClients(adminPage);
  await expect(adminPage.getByRole('button', { name: 'Звук и известия' })).toBeVisible();
  await expect(adminPage.getByText(/^чака от/).first()).toBeVisible();
  expect.soft(await overflow(adminPage.getByRole('complementary')), 'the list').toBe(0);
  expect.soft(await overflow(adminPage), 'the page of the list').toBe(0);
  await adminPage.getByRole('button', { name: /^Отвори чат с Счетоводно/ }).click();
  await expect(adminPage.getByRole('article')).toBeVisible();
  expect.soft(await overflow(adminPage), 'the studio’s page').toBe(0);

  const dialog = adminPage.getByRole('dialog');
  await adminPage.getByRole('button', { name: 'Данни' }).click();
  await expect(dialog.getByLabel('Имейл')).toBeVisible();
  expect.soft(await overflow(dialog), 'the details').toBe(0);
  await adminPage.keyboard.press('Escape');
  for (const kind of ['За одобрение', 'Материали', 'Оферта', 'Отзив']) {
    await adminPage.getByRole('button', { name: 'Прикачване' }).click();
    await adminPage.getByRole('menuitem', { name: kind }).click();
    await expect(dialog.getByRole('button', { name: 'Изпрати' })).toBeVisible();
    expect.soft(await overflow(dialog), kind).toBe(0);
    await adminPage.keyboard.press('Escape');
  }
  await adminPage.getByRole('button', { name: 'Проект' }).click();
  await adminPage.getByRole('button', { name: 'Започни плана' }).click();
  await expect(dialog.getByRole('button', { name: 'Запази' })).toBeVisible();
  expect.soft(await overflow(dialog), 'the plan').toBe(0);
});
