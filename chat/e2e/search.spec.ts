import { HITS_PER_PAGE } from '@vitrina/shared/pageSizes.ts';
import { expect, test } from './chatTest.ts';
import { markAllRead, storeMessages } from './storeMessages.ts';

test('old messages are found and shown in their place, and the end is reached again', async ({
  clientPage,
  client,
  backend,
  expectAccessible,
}) => {
  test.slow();
  const talk = Array.from({ length: 600 }, (_, index) => `Ред ${index + 1}`);
  talk[99] = 'Цветът на ВИТРИНАТА да е тъмнозелен.';
  await storeMessages(backend, client.id, talk);
  await markAllRead(backend, client.id);
  await clientPage.reload();
  await expect(clientPage.getByText('Ред 600', { exact: true })).toBeInViewport();

  // With the keyboard only.
  await clientPage.getByRole('button', { name: 'Търсене в разговора' }).focus();
  await clientPage.keyboard.press('Enter');
  const words = clientPage.getByRole('searchbox', { name: 'Търсене в разговора' });
  await words.fill('няма такова');
  await expect(clientPage.getByText('Няма намерени съобщения.')).toBeVisible();
  await words.fill('витрината');
  await expect(clientPage.getByText('Намерено е 1 съобщение')).toBeVisible();
  const found = clientPage.getByRole('list', { name: 'Намерени съобщения' });
  await expect(found.getByText('Витрина', { exact: true })).toBeVisible();
  await expectAccessible(clientPage);
  await clientPage.keyboard.press('ArrowDown');
  await clientPage.keyboard.press('Enter');

  const hit = clientPage.getByRole('listitem').filter({ hasText: 'ВИТРИНАТА' });
  await expect(hit).toBeInViewport();
  await expect(hit).toBeFocused();
  await expect(clientPage.getByText('Ред 99', { exact: true })).toBeInViewport();
  await expect(clientPage.getByText('Ред 101', { exact: true })).toBeInViewport();
  await expect(clientPage.getByText('Ред 600', { exact: true })).toHaveCount(0);

  await storeMessages(backend, client.id, ['Съвсем ново']);
  await clientPage.getByRole('button', { name: 'Нови съобщения', exact: true }).click();
  await expect(clientPage.getByText('Съвсем ново')).toBeInViewport();
  await expect(clientPage.getByText('Ред 600', { exact: true })).toBeInViewport();
});

test.describe('without a network', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('a failed search is reported, and succeeds at the second try', async ({
    clientPage,
    client,
    backend,
    context,
  }) => {
    await storeMessages(backend, client.id, Array(HITS_PER_PAGE + 1).fill('Тъмнозелено'));
    await expect(clientPage.getByText('Тъмнозелено').last()).toBeVisible();
    const call = `${backend.apiUrl}/rest/v1/rpc/search_chat_messages*`;
    await context.route(call, (route) => route.abort());
    await clientPage.getByRole('button', { name: 'Търсене в разговора' }).click();
    await clientPage.getByRole('searchbox').fill('зелено');
    await expect(clientPage.getByText('Търсенето не успя.')).toBeVisible();
    await context.unroute(call);
    await clientPage.getByRole('button', { name: 'Опитайте отново' }).click();
    const hits = clientPage.getByRole('list', { name: 'Намерени съобщения' }).getByRole('listitem');
    await expect(hits).toHaveCount(HITS_PER_PAGE);
    await clientPage.keyboard.press('ArrowDown');
    await expect(clientPage.getByRole('searchbox'), 'the arrow keys still work').toBeFocused();
    await clientPage.getByRole('button', { name: 'Още резултати' }).click();
    await expect(hits).toHaveCount(HITS_PER_PAGE + 1);
    await clientPage.keyboard.press('ArrowDown');
    await expect(clientPage.getByRole('searchbox'), 'nor does the last page end that').toBeFocused();
    await clientPage.keyboard.press('Escape');
    await expect(clientPage.getByRole('searchbox')).toHaveCount(0);
    await expect(clientPage.getByRole('button', { name: 'Търсене в разговора' })).toBeFocused();
  });
});
