import type { Page } from '@playwright/test';
import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { overflow } from '@vitrina/tests/fixtures/overflow.ts';
import { guessPasswords } from '@vitrina/tests/fixtures/people.ts';
import { expect, signIn, test } from './chatTest.ts';

test.describe('in several tabs', () => {
  // A tab may send one more request with the session that has just ended.
  test.use({ expectedErrors: [/status of 40[13]/] });

  test('the session survives a reload and reaches every tab, from the sign-in to its end', async ({
    page,
    client,
    context,
  }) => {
    const secondTab = await context.newPage();
    for (const tab of [page, secondTab]) {
      await tab.goto('/chat');
      await expect(tab.getByRole('button', { name: 'Влез' })).toBeVisible();
    }
    await Promise.all([reads(page), openedBy(secondTab, signIn(secondTab, client))]);
    await expect(page.getByText(`Добре дошли, ${client.username}`)).toBeVisible();
    await test.step('the code of the screen loads in parallel with the page’s own, which is delayed here', async () => {
      await page.route(/\/assets\/index-[^/]+\.js$/, () => {});
      const asked = page.waitForRequest(/\/assets\/ClientScreen-/);
      await page.reload({ waitUntil: 'commit' });
      await asked;
      await page.unrouteAll();
    });
    await openedBy(page, page.reload());
    await expect(page.getByRole('heading', { name: 'Чат с Витрина' })).toBeVisible();

    await signOut(secondTab);
    await expect(page.getByRole('heading', { name: 'Вход в чат системата' })).toBeVisible();
  });
});

test('a client is denied access to the studio and can sign out there', async ({
  signedInPage: page,
  expectAccessible,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 40[13]/); // Requests under way at the sign-out are refused.
  await page.goto('/chat-admin');
  await expect(page.getByRole('heading', { name: 'Достъп отказан' })).toBeVisible();
  await expect(page.getByText('Нямате права за достъп до тази страница.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Към вашия чат' }).click();
  await expect(page.getByRole('log')).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Изход' }).click();
  await expect(page.getByRole('heading', { name: 'Вход в чат системата' })).toBeVisible();
});

test.describe('with errors on the way', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('a session unknown to the backend leads to the sign-in form', async ({ signedInPage: page }) => {
    await page.evaluate(() => {
      const session = JSON.parse(localStorage.getItem('chatAuth') ?? '');
      const forged = session.access_token.replace(/[^.]+$/, 'A'.repeat(43));
      localStorage.setItem(
        'chatAuth',
        JSON.stringify({ ...session, access_token: forged, refresh_token: 'none' }),
      );
    });
    await page.goto('/chat');
    await expect(page.getByRole('heading', { name: 'Вход в чат системата' })).toBeVisible();
  });
});

test.describe('on a phone by day and by night', () => {
  test.use({ viewport: { width: 390, height: 844 }, expectedErrors: [/Failed to load resource/] });

  test('a client is told what is missing or wrong, signs in once the server answers, sees the greeting and their own site, and signs out', async ({
    page,
    client,
    backend,
    expectAccessibleDayAndNight,
  }) => {
    const studio = createServiceClient(backend.apiUrl, backend.secretKey);
    await studio.from('chat_users').update({ site_url: 'https://zakvaska.example' }).eq('id', client.id);
    await page.goto('/chat');
    await expect(page.getByRole('heading', { name: 'Вход в чат системата' })).toBeVisible();
    const name = page.getByLabel('Потребителско име');
    const password = page.getByLabel('Парола', { exact: true });
    const submit = page.getByRole('button', { name: 'Влез' });
    await expect(name, 'for password managers').toHaveAttribute('autocomplete', 'username');
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await submit.click();
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription('Моля, въведете потребителско име.');
    await expectAccessibleDayAndNight(page);
    await name.fill(client.username);
    await page.keyboard.press('Enter');
    await expect(password).toBeFocused();
    await expect(password).toHaveAccessibleDescription('Моля, въведете парола.');

    await signIn(page, { ...client, password: 'друга' });
    await expect(page.getByText('Невалидно потребителско име или парола')).toBeVisible();
    await expect(name).toHaveValue(client.username);
    await expect(submit).toBeFocused();
    await expectAccessibleDayAndNight(page);
    expect(await overflow(page)).toBe(0);

    await test.step('an unreachable server', async () => {
      await page.route(`${backend.apiUrl}/**`, (route) => route.abort());
      await signIn(page, client);
      await expect(page.getByText('Грешка при вход')).toBeVisible();
      await expect(name).toHaveValue(client.username);
      await page.unrouteAll();
    });

    await test.step('one that has trouble opens the chat by itself later', async () => {
      const tables = `${backend.apiUrl}/rest/**`;
      await page.route(tables, (route) => route.fulfill({ status: 500, json: {} }));
      await signIn(page, client);
      await expect(page.getByRole('heading', { name: 'Няма връзка със сървъра' })).toBeVisible();
      await page.unroute(tables);
      await expect(page.getByRole('log')).toBeVisible();
    });
    await expect(page.getByRole('heading', { name: 'Чат с Витрина' })).toBeVisible();
    await expect(page.getByText(`Добре дошли, ${client.username}`)).toBeVisible();
    const site = page.getByRole('link', { name: 'Моят сайт' });
    await expect(site).toHaveAttribute('href', 'https://zakvaska.example/');
    await expect(site).toHaveAttribute('target', '_blank');
    await expect(site).toHaveAttribute('rel', /noopener/);

    await signOut(page);
    await expect(page.getByText('Успешно излязохте от системата')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Вход в чат системата' })).toBeVisible();
    // The answer about cookies belongs to the visitor, not to the account.
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['gdpr-consent']);

    await test.step('after too many wrong passwords the right one has to wait', async () => {
      await guessPasswords(backend, client);
      await signIn(page, client);
      const refusal = 'Твърде много неуспешни опити. Моля, опитайте отново след 5 минути.';
      await expect(page.getByRole('alert').filter({ hasText: refusal })).toBeVisible();
    });
  });
});

/** Waits for the reads that follow when the channel is joined: after a sign-out they would be refused. */
const openedBy = (page: Page, action: Promise<unknown>) => Promise.all([reads(page), action]);

function reads(page: Page) {
  let count = 0;
  return Promise.all([
    page.waitForResponse(/chat_messages_since/),
    // The first read follows from opening the chat.
    page.waitForResponse((response) => response.url().includes('chat_reads') && ++count === 2),
  ]);
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Изход' }).click();
}
