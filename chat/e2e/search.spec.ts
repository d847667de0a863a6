import { HITS_PER_PAGE } from '@vitrina/shared/pageSizes.ts';
import { expect, test } from './chatTest.ts';
import { markAllRead, storeMessages } from './storeMessages.ts';

test('old messages are found and shown in their place, the end is reached again, and a failed search succeeds at the second try', async ({
  signedInPage: page,
  client,
  backend,
  context,
  expectAccessible,
  expectedErrors,
}) => {
  test.slow();
  const talk = Array.from({ length: 600 }, (_, index) => `Ред ${index + 1}`);
  talk[99] = 'Цветът на ВИТРИНАТА да е тъмнозелен.';
  await storeMessages(backend, client.id, talk);
  await markAllRead(backend, client.id);
  await page.goto('/chat');
  await expect(page.getByText('Ред 600', { exact: true })).toBeInViewport();

  // With the keyboard only.
  await page.getByRole('button', { name: 'Търсене в разговора' }).focus();
  await page.keyboard.press('Enter');
  const words = page.getByRole('searchbox', { name: 'Търсене в разговора' });
  const found = page.getByRole('list', { name: 'Намерени съобщения' });
  await words.fill('няма такова');
  await expect(page.getByText('Няма намерени съобщения.')).toBeVisible();
  await words.fill('витрината');
  await expect(page.getByText('Намерено е 1 съобщение')).toBeVisible();
  await expect(found.getByText('Витрина', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');

  const hit = page.getByRole('listitem').filter({ hasText: 'ВИТРИНАТА' });
  await expect(hit).toBeInViewport();
  await expect(hit).toBeFocused();
  await expect(page.getByText('Ред 99', { exact: true })).toBeInViewport();
  await expect(page.getByText('Ред 101', { exact: true })).toBeInViewport();
  await expect(page.getByText('Ред 600', { exact: true })).toHaveCount(0);

  await storeMessages(backend, client.id, ['Съвсем ново']);
  await page.getByRole('button', { name: 'Нови съобщения', exact: true }).click();
  await expect(page.getByText('Съвсем ново')).toBeInViewport();
  await expect(page.getByText('Ред 600', { exact: true })).toBeInViewport();

  await test.step('without a network', async () => {
    expectedErrors.push(/Failed to load resource/);
    await storeMessages(backend, client.id, Array(HITS_PER_PAGE + 1).fill('Жълто-кафяво'));
    await expect(page.getByText('Жълто-кафяво').last()).toBeVisible();
    const call = `${backend.apiUrl}/rest/v1/rpc/search_chat_messages*`;
    await context.route(call, (route) => route.abort());
    await page.getByRole('button', { name: 'Търсене в разговора' }).click();
    await words.fill('кафяво');
    await expect(page.getByText('Търсенето не успя.')).toBeVisible();
    await context.unroute(call);
    await page.getByRole('button', { name: 'Опитайте отново' }).click();
    const hits = found.getByRole('listitem');
    await expect(hits).toHaveCount(HITS_PER_PAGE);
    await page.keyboard.press('ArrowDown');
    await expect(words, 'the arrow keys still work').toBeFocused();
    const more = page.getByRole('button', { name: 'Още резултати' });
    await context.route(call, (route) => route.abort(), { times: 1 });
    await more.click();
    await expect(page.getByText('Търсенето не успя.')).toBeVisible();
    await expect(hits, 'stay').toHaveCount(HITS_PER_PAGE);
    await more.click();
    await expect(hits).toHaveCount(HITS_PER_PAGE + 1);
    await page.keyboard.press('ArrowDown');
    await expect(words, 'nor does the last page end that').toBeFocused();
    await page.keyboard.press('Escape');
    await expect(words).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Търсене в разговора' })).toBeFocused();
  });
});
