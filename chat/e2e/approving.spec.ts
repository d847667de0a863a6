import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { approval, storeRequest } from '@vitrina/tests/fixtures/storeRequest.ts';
import { expect, test } from './chatTest.ts';
import { hide } from './hide.ts';

// The requests cannot be read at first, and the first answer is lost on the way.
test.use({ expectedErrors: [/Failed to load resource/] });

test('an approval can be undone on both pages, a failure is told, and who leaves has answered', async ({
  clientPage,
  client,
  context,
  backend,
}) => {
  const tab = (name: string) =>
    clientPage.getByRole('navigation', { name: 'Страници' }).getByRole('button', { name });
  const project = clientPage.getByRole('region', { name: 'Моят проект' });
  const approve = project.getByRole('button', { name: 'Одобрявам' });
  const undo = clientPage.getByRole('button', { name: 'Отмени' });
  const conversation = clientPage.getByRole('log');

  await clientPage.clock.install();
  const reading = `${backend.apiUrl}/rest/v1/requests?*`;
  await context.route(reading, (route) => route.abort());
  await storeRequest(backend, client.id, approval('Начална страница'));
  await expect(conversation.getByText('Подробностите не можаха да се заредят.')).toBeVisible();
  await expect(conversation.getByRole('button', { name: 'Опитайте отново' })).toBeVisible();
  await context.unroute(reading);
  // The chat reads them again by itself.
  await tab('Моят проект').click();
  await approve.press('Enter');
  await expect(clientPage.getByRole('status').getByText('Одобрено', { exact: true })).toBeVisible();
  await expect(undo).toBeFocused();
  await undo.press('Enter');
  await expect(approve).toBeFocused();

  const answering = `${backend.apiUrl}/rest/v1/rpc/answer_request`;
  await context.route(answering, (route) => route.abort());
  await approve.press('Enter');
  await tab('Разговор').click();
  await expect(conversation.getByText('Одобрено', { exact: true })).toBeVisible();
  await undo.press('Enter');
  await conversation.getByRole('button', { name: 'Одобрявам' }).press('Enter');
  await expect(undo).toBeFocused();
  await clientPage.clock.runFor(6000);
  await expect(clientPage.getByText(/^Без връзка не можем да запишем отговора ви/)).toBeVisible();
  await expect(conversation.getByRole('article')).toBeFocused();
  await conversation.getByRole('button', { name: 'Одобрявам' }).press('Enter');
  await tab('Моят проект').click();
  await undo.press('Enter');

  await context.unroute(answering);
  await approve.press('Enter');
  // Before the time to undo is over.
  const answered = clientPage.waitForRequest(answering, { timeout: 4000 });
  await hide(clientPage);
  await answered;
  await expect(clientPage.getByText('Нищо не чака. Ще ви пишем тук.')).toBeVisible();
  await expect(project).toBeFocused();

  const id = await storeRequest(backend, client.id, approval('Меню'));
  const leave = clientPage.getByRole('button', { name: 'Изход' });
  await context.route(answering, (route) => route.abort());
  await approve.press('Enter');
  await leave.press('Enter');
  await expect(approve, 'which did not arrive').toBeVisible();

  const line = Promise.withResolvers<void>();
  await context.route(answering, (route) => line.promise.then(() => route.continue()));
  await approve.press('Enter');
  await leave.press('Enter');
  await expect(leave).toHaveAttribute('aria-disabled', 'true');
  await leave.press('Enter');
  line.resolve();
  await expect(clientPage.getByText('Успешно излязохте от системата')).toHaveCount(1);
  const { data: request } = await createServiceClient(backend.apiUrl, backend.secretKey)
    .from('requests')
    .select('state')
    .eq('id', id)
    .single()
    .throwOnError();
  expect(request.state).toBe('accepted');
});
