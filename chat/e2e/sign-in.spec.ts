import type { Page } from '@playwright/test';
import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { overflow } from '@vitrina/tests/fixtures/overflow.ts';
import { guessPasswords } from '@vitrina/tests/fixtures/people.ts';
import { expect, signIn, test } from './chatTest.ts';

test('a client signs in, sees the greeting and their own site, and signs out', async ({
  page,
  client,
  backend,
}) => {
  const studio = createServiceClient(backend.apiUrl, backend.secretKey);
  await studio.from('chat_users').update({ site_url: 'https://zakvaska.example' }).eq('id', client.id);
  await page.goto('/chat');
  await expect(page.getByRole('heading', { name: 'Вход в чат системата' })).toBeVisible();
  await openedBy(page, signIn(page, client));

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
});

test('an empty form says what is missing and focuses it', async ({ page }) => {
  await page.goto('/chat');
  await page.getByRole('button', { name: 'Влез' }).click();
  const name = page.getByLabel('Потребителско име');
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Моля, въведете потребителско име.');
  await name.fill('zakvaska');
  await page.keyboard.press('Enter');
  const password = page.getByLabel('Парола', { exact: true });
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription('Моля, въведете парола.');
});

test('password managers recognise the fields', async ({ page }) => {
  await page.goto('/chat');
  await expect(page.getByLabel('Потребителско име')).toHaveAttribute('autocomplete', 'username');
  await expect(page.getByLabel('Парола', { exact: true })).toHaveAttribute(
    'autocomplete',
    'current-password',
  );
});

test.describe('in several tabs', () => {
  // A tab may send one more request with the session that has just ended.
  test.use({ expectedErrors: [/status of 40[13]/] });

  test('the session survives a reload and reaches every tab', async ({ page, client, context }) => {
    await page.goto('/chat');
    await openedBy(page, signIn(page, client));
    await test.step('the code of the screen loads in parallel with the page’s own, which is delayed here', async () => {
      await page.route(/\/assets\/index-[^/]+\.js$/, () => {});
      const asked = page.waitForRequest(/\/assets\/ClientScreen-/);
      await page.reload({ waitUntil: 'commit' });
      await asked;
      await page.unrouteAll();
    });
    await openedBy(page, page.reload());
    await expect(page.getByRole('heading', { name: 'Чат с Витрина' })).toBeVisible();

    const secondTab = await context.newPage();
    await openedBy(secondTab, secondTab.goto('/chat'));
    await signOut(secondTab);
    await expect(page.getByRole('heading', { name: 'Вход в чат системата' })).toBeVisible();
  });

  test('signing in in another tab opens the chat in a waiting one', async ({ page, context, client }) => {
    await page.goto('/chat');
    await expect(page.getByRole('button', { name: 'Влез' })).toBeVisible();
    const secondTab = await context.newPage();
    await secondTab.goto('/chat');
    await signIn(secondTab, client);
    await expect(page.getByText(`Добре дошли, ${client.username}`)).toBeVisible();
  });
});

test('an admin who comes to the clients’ chat is taken to the studio', async ({ adminPage }) => {
  await adminPage.goto('/chat');
  await expect(adminPage).toHaveURL(/\/chat-admin$/);
  await expect(adminPage.getByRole('heading', { name: 'Админ панел - Чат система' })).toBeVisible();
});

test('a client is denied access to the studio and can sign out there', async ({
  clientPage,
  expectAccessible,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 40[13]/); // Requests under way at the sign-out are refused.
  await clientPage.goto('/chat-admin');
  await expect(clientPage.getByRole('heading', { name: 'Достъп отказан' })).toBeVisible();
  await expect(clientPage.getByText('Нямате права за достъп до тази страница.')).toBeVisible();
  await expectAccessible(clientPage);
  await clientPage.getByRole('link', { name: 'Към вашия чат' }).click();
  await expect(clientPage.getByRole('log')).toBeVisible();
  await clientPage.goBack();
  await clientPage.getByRole('button', { name: 'Изход' }).click();
  await expect(clientPage.getByRole('heading', { name: 'Вход в чат системата' })).toBeVisible();
});

test.describe('with errors on the way', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('a wrong password is reported, and the name stays', async ({ page, client }) => {
    await page.goto('/chat');
    await signIn(page, { ...client, password: 'друга' });
    await expect(page.getByText('Невалидно потребителско име или парола')).toBeVisible();
    await expect(page.getByLabel('Потребителско име')).toHaveValue(client.username);
    await expect(page.getByRole('button', { name: 'Влез' })).toBeFocused();
  });

  test('after too many wrong passwords the right one has to wait', async ({ page, client, backend }) => {
    await guessPasswords(backend, client);
    await page.goto('/chat');
    await signIn(page, client);
    await expect(page.getByRole('alert')).toHaveText(
      'Твърде много неуспешни опити. Моля, опитайте отново след 5 минути.',
    );
  });

  test('an unreachable backend is reported, and the name stays', async ({ page, client, backend }) => {
    await page.goto('/chat');
    await page.route(`${backend.apiUrl}/**`, (route) => route.abort());
    await signIn(page, client);
    await expect(page.getByText('Грешка при вход')).toBeVisible();
    await expect(page.getByLabel('Потребителско име')).toHaveValue(client.username);
  });

  test('the chat opens by itself once the server answers again', async ({ page, client, backend }) => {
    await page.goto('/chat');
    const tables = `${backend.apiUrl}/rest/**`;
    await page.route(tables, (route) => route.fulfill({ status: 500, json: {} }));
    await signIn(page, client);
    await expect(page.getByRole('heading', { name: 'Няма връзка със сървъра' })).toBeVisible();
    await page.unroute(tables);
    await expect(page.getByRole('log')).toBeVisible();
  });

  test('a session unknown to the backend leads to the sign-in form', async ({ clientPage }) => {
    await clientPage.evaluate(() => {
      const session = JSON.parse(localStorage.getItem('chatAuth') ?? '');
      const forged = session.access_token.replace(/[^.]+$/, 'A'.repeat(43));
      localStorage.setItem(
        'chatAuth',
        JSON.stringify({ ...session, access_token: forged, refresh_token: 'none' }),
      );
    });
    await clientPage.reload();
    await expect(clientPage.getByRole('heading', { name: 'Вход в чат системата' })).toBeVisible();
  });

  test('an ended session leads to the sign-in form and keeps what was typed', async ({
    clientPage,
    client,
  }) => {
    await clientPage.getByRole('textbox', { name: 'Съобщение' }).fill('Недописано');
    await clientPage.evaluate(() => {
      const session = JSON.parse(localStorage.getItem('chatAuth') ?? '');
      localStorage.setItem('chatAuth', JSON.stringify({ ...session, expires_at: 1, refresh_token: 'none' }));
    });
    await clientPage.reload();
    await expect(clientPage.getByRole('heading', { name: 'Вход в чат системата' })).toBeVisible();
    await signIn(clientPage, client);
    await expect(clientPage.getByRole('textbox', { name: 'Съобщение' })).toHaveValue('Недописано');
  });
});

test.describe('on a phone by day and by night', () => {
  test.use({ viewport: { width: 390, height: 844 }, expectedErrors: [/status of 400/] });

  test('the form is accessible in every state and nothing sticks out', async ({
    page,
    expectAccessibleDayAndNight,
  }) => {
    await page.goto('/chat');
    await expect(page.getByRole('button', { name: 'Влез' })).toBeVisible();
    await expectAccessibleDayAndNight(page);
    await page.getByRole('button', { name: 'Влез' }).click();
    await expectAccessibleDayAndNight(page);
    await signIn(page, { username: 'nyama-takav', password: 'друга' });
    await expect(page.getByText('Невалидно потребителско име или парола')).toBeVisible();
    await expectAccessibleDayAndNight(page);
    expect(await overflow(page)).toBe(0);
  });
});

/** Waits for the reads that follow when the channel is joined: after a sign-out they would be refused. */
async function openedBy(page: Page, action: Promise<unknown>) {
  let reads = 0;
  await Promise.all([
    page.waitForResponse(/chat_messages_since/),
    // The first read follows from opening the chat.
    page.waitForResponse((response) => response.url().includes('chat_reads') && ++reads === 2),
    action,
  ]);
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Изход' }).click();
}
