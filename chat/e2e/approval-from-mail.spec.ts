import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { linkFromMail } from '@vitrina/tests/fixtures/linkFromMail.ts';
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
  const { data: admin } = await service
    .from('chat_users')
    .select('id')
    .eq('username', backend.admin.username)
    .single()
    .throwOnError();
  const title = `Начална страница ${crypto.randomUUID()}`;
  const id = crypto.randomUUID();
  const made_at = new Date(Date.now() - 3 * 24 * 60 * 60_000).toISOString();
  const content = { details: 'Часовете са най-долу.', link: 'https://zakvaska.example/proba', files: [] };
  await service
    .from('chat_messages')
    .insert({
      id,
      sender_id: admin.id,
      receiver_id: client.id,
      content: `За одобрение: ${title} (версия 1)`,
      message_type: 'request',
    })
    .throwOnError();
  await service
    .from('requests')
    // The database computes the fingerprint.
    .insert({ id, client_id: client.id, kind: 'approval', title, content, made_at, fingerprint: '' })
    .throwOnError();

  // The first tap.
  await page.goto(await linkFromMail(backend.mailsUrl, email, `Чака отговора ви: ${title}`));
  await page.getByRole('button', { name: 'Влез' }).click();
  await page.getByRole('button', { name: 'Моят проект, чакат ви: 1' }).click();
  // Without a picture, the address is shown instead.
  const project = page.getByRole('region', { name: 'Моят проект' });
  await expect(project.getByText('zakvaska.example/proba', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Одобрявам' }).click();
  await expect(page.getByText('Одобрено', { exact: true })).toBeVisible();
  await expect(page.getByText('Нищо не чака. Ще ви пишем тук.')).toBeVisible();
  const { data: answered } = await service
    .from('requests')
    .select('state')
    .eq('id', id)
    .single()
    .throwOnError();
  expect(answered.state).toBe('accepted');
});
