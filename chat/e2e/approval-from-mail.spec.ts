import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { linkFromMail } from '@vitrina/tests/fixtures/linkFromMail.ts';
import { approval, storeRequest } from '@vitrina/tests/fixtures/storeRequest.ts';
import { expect, test } from './chatTest.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('four taps on a phone lead from the reminder e-mail to „Одобрено“', async ({
  page,
  client,
  backend,
}) => {
  const service = createServiceClient(backend.apiUrl, backend.secretKey);
  const email = `${client.username}@example.bg`;
  await service.from('people').update({ email }).eq('client_id', client.id).throwOnError();
  const title = `Начална страница ${crypto.randomUUID()}`;
  const made_at = new Date(Date.now() - 3 * 24 * 60 * 60_000).toISOString();
  const id = await storeRequest(backend, client.id, { ...approval(title), made_at });

  // The first tap.
  await page.goto(await linkFromMail(backend, email, `Чака отговора ви: ${title}`));
  await page.getByRole('button', { name: 'Влез' }).click();
  await page.getByRole('button', { name: 'Моят проект, чакат ви: 1' }).click();
  // Without a picture, the address is shown instead.
  const project = page.getByRole('region', { name: 'Моят проект' });
  await expect(project.getByText('zakvaska.example/proba', { exact: true })).toBeVisible();
  await page.clock.install();
  await page.getByRole('button', { name: 'Одобрявам' }).click();
  await expect(page.getByRole('button', { name: 'Отмени' })).toBeVisible();
  await page.clock.runFor(6000);
  await expect(project.getByText('Одобрено', { exact: true })).toBeVisible();
  await expect(page.getByText('Нищо не чака. Ще ви пишем тук.')).toBeVisible();
  const { data: answered } = await service
    .from('requests')
    .select('state')
    .eq('id', id)
    .single()
    .throwOnError();
  expect(answered.state).toBe('accepted');
});
