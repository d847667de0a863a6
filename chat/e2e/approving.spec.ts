import { approval, storeRequest } from '@vitrina/tests/fixtures/storeRequest.ts';
import { expect, test } from './chatTest.ts';

// The first answer is lost on the way.
test.use({ expectedErrors: [/Failed to load resource/] });

test('an approval is sent when the client turns to the conversation, and a failure is told', async ({
  clientPage,
  client,
  context,
  backend,
}) => {
  await storeRequest(backend, client.id, approval('Начална страница'));
  const tab = (name: string) =>
    clientPage.getByRole('navigation', { name: 'Страници' }).getByRole('button', { name });
  const approve = clientPage
    .getByRole('region', { name: 'Моят проект' })
    .getByRole('button', { name: 'Одобрявам' });
  const undo = clientPage.getByRole('button', { name: 'Отмени' });
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
  await expect(clientPage.getByText(/^Без връзка не можем да запишем отговора ви/)).toBeVisible();

  await context.unroute(answering);
  await tab('Моят проект').click();
  await approve.press('Enter');
  await expect(undo).toBeVisible();
  await tab('Разговор').click();
  await expect(clientPage.getByText('Одобрено: Начална страница (версия 1)')).toBeVisible({ timeout: 4000 });
});
