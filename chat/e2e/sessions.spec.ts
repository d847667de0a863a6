import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { SESSION_KEY } from '@vitrina/shared/supabaseClient.ts';
import { makeAdmin } from '@vitrina/tests/fixtures/people.ts';
import { expect, signIn, test, write } from './chatTest.ts';
import { expectNamedOnCookies } from './expectNamedOnCookies.ts';
import { hide } from './hide.ts';
import { leftOn } from './leftOn.ts';

test.use({ expectedErrors: [/Failed to load resource|WebSocket|Failed to fetch/] });

test('after an expired session the client signs in again, and waiting messages are sent', async ({
  clientPage,
  client,
  context,
  backend,
}) => {
  const api = `${backend.apiUrl}/rest/**`;
  await context.route(api, (route) => route.abort());
  await write(clientPage, 'Преди края на сесията');
  await clientPage.getByRole('textbox', { name: 'Съобщение' }).fill('Недописано');
  await clientPage.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1, refresh_token: 'revoked' }));
  }, SESSION_KEY);
  await context.unroute(api);
  await clientPage.reload();
  await expect(clientPage.getByText(/^Сесията ви приключи\. Влезте отново/)).toBeVisible();

  await signIn(clientPage, client);
  await expect(clientPage.getByText('Преди края на сесията')).toBeVisible();
  await expect(clientPage.getByRole('img', { name: 'Изпратено' })).toHaveCount(1);
  await expect(clientPage.getByRole('textbox', { name: 'Съобщение' })).toHaveValue('Недописано');
});

test('a device whose clock is a day ahead renews its session no more often than others', async ({
  page,
  client,
}) => {
  await page.addInitScript(() => {
    const { now } = Date;
    Date.now = () => now() + 24 * 60 * 60 * 1000;
  });
  const tokens: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/auth/v1/token')) tokens.push(new URL(request.url()).search);
  });
  await page.goto('/chat');
  await signIn(page, client);
  await write(page, 'С бърз часовник');
  await expect(page.getByRole('img', { name: 'Изпратено' })).toBeVisible();
  await page.reload();
  await page.getByRole('log').waitFor();
  expect(tokens).toEqual(['?grant_type=password']);
});

test('a session ended elsewhere is noticed when a message or a picture is sent, which then waits', async ({
  signedInPage: page,
  client,
  backend,
}) => {
  const { auth } = createServiceClient(backend.apiUrl, backend.secretKey);
  const sent = page.getByRole('img', { name: 'Изпратено' });
  const ended = page.getByText(/^Сесията ви приключи\. Влезте отново/);
  // Only the answer to what is sent shows that the session has ended: a hidden page does not look for messages.
  await page.routeWebSocket(/realtime/, () => undefined);
  await page.goto('/chat');
  await page.getByRole('log').waitFor();
  await hide(page);

  await auth.admin.updateUserById(client.id, { password: 'hlyab-i-sol' });
  await write(page, 'След края на сесията');
  await expect(ended).toBeVisible();
  await signIn(page, { username: client.username, password: 'hlyab-i-sol' });
  await expect(sent).toHaveCount(1);

  await auth.admin.updateUserById(client.id, { password: 'sol-i-hlyab' });
  const buffer = await page.screenshot();
  await page.locator('input[type=file]').setInputFiles({ name: 'snimka.png', mimeType: 'image/png', buffer });
  await page.getByRole('button', { name: 'Изпрати' }).click();
  await expect(ended).toBeVisible();
  await signIn(page, { username: client.username, password: 'sol-i-hlyab' });
  await expect(sent).toHaveCount(2);
});

test('signing out asks before an unsent message is lost, and removes everything of the account from the device and from other tabs', async ({
  clientPage,
  context,
  backend,
}) => {
  const otherTab = await context.newPage();
  await otherTab.goto('/chat');
  await otherTab.getByRole('log').waitFor();
  await context.route(`${backend.apiUrl}/rest/v1/chat_messages*`, (route) => route.abort());
  await write(clientPage, 'Никога не тръгна');
  await expect(otherTab.getByText('Никога не тръгна')).toBeVisible();
  for (const tab of [clientPage, otherTab])
    await tab.getByRole('textbox', { name: 'Съобщение' }).fill('Чернова');
  await expect.poll(() => leftOn(clientPage)).toContainEqual(expect.stringMatching(/^chatDraft:/));
  await expectNamedOnCookies(clientPage, 'chatAuth', 'chatAccount', 'chatDraft', 'chat-outbox');

  await clientPage.getByRole('button', { name: 'Изход', exact: true }).click();
  const question = clientPage.getByRole('dialog', { name: 'Имате неизпратени съобщения' });
  await question.getByRole('button', { name: 'Отказ' }).click();
  await expect(clientPage.getByText('Никога не тръгна')).toBeVisible();
  await clientPage.getByRole('button', { name: 'Изход', exact: true }).click();
  await question.getByRole('button', { name: 'Изход без изпращане' }).click();
  for (const tab of [clientPage, otherTab])
    await expect(tab.getByRole('heading', { name: 'Вход в чат системата' })).toBeVisible();
  for (const tab of [clientPage, otherTab]) await expect.poll(() => leftOn(tab)).toEqual([]);
});

test('console and chat both clear what either stores about the account, after asking, and nothing about another one', async ({
  page,
  client,
  backend,
}) => {
  const admin = await makeAdmin(backend);
  const messages = `${backend.apiUrl}/rest/v1/chat_messages*`;
  const tabKeeps = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => /draft/.test(key)));
  const listsKeep = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => /^RaStore/.test(key)));

  await page.goto(`/chat-admin?client=${client.id}`);
  await signIn(page, admin);
  await page.evaluate(() => localStorage.setItem('chatDraft:somebody:else', 'Чуждо'));
  await page.route(messages, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await write(page, 'Никога не тръгна');
  await page.getByRole('textbox', { name: 'Съобщение' }).fill('Чернова');
  expect(await leftOn(page)).toHaveLength(5);
  await page.goto('/admin/profile');
  await page.getByRole('button', { name: 'Изход', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Имате неизпратени съобщения в чата' });
  await question.getByRole('button', { name: 'Отказ' }).click();
  await expect(page.getByRole('heading', { name: 'Вашите данни' })).toBeVisible();
  await page.getByRole('button', { name: 'Изход', exact: true }).click();
  await question.getByRole('button', { name: 'Изход без изпращане' }).click();
  await expect(page.getByRole('heading', { name: 'Вход' })).toBeVisible();
  expect(await leftOn(page)).toEqual(['chatDraft:somebody:else']);

  await page.getByLabel('Потребителско име или имейл').fill(admin.username);
  await page.getByLabel('Парола', { exact: true }).fill(admin.password);
  await page.getByRole('button', { name: 'Влез' }).click();
  await page.getByLabel('За мен').fill('Недовършено');
  await expect.poll(tabKeeps).toHaveLength(1);
  expect(await listsKeep()).not.toEqual([]);
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto('/chat-admin');
  await page.getByRole('button', { name: 'Изход', exact: true }).click();
  const typed = page.getByRole('dialog', { name: 'Имате недописан текст' });
  await typed.getByRole('button', { name: 'Изход без запазване' }).click();
  await expect(page.getByRole('heading', { name: 'Вход в чат системата' })).toBeVisible();
  expect(await tabKeeps()).toEqual([]);
  expect(await listsKeep()).toEqual([]);
});

test('three tabs show the same messages, send each once, and leave the draft of another alone', async ({
  clientPage,
  context,
}) => {
  test.slow();
  const tabs = [clientPage];
  while (tabs.length < 3) tabs.push(await context.newPage());
  for (const tab of tabs.slice(1)) await tab.goto('/chat');
  for (const tab of tabs) await tab.getByRole('log').waitFor();

  const sent: { id: string }[] = [];
  context.on('request', (request) => {
    if (request.method() === 'POST' && /rest\/v1\/chat_messages/.test(request.url()))
      sent.push(...request.postDataJSON());
  });
  await Promise.all(tabs.map((tab, index) => write(tab, `От таб ${index + 1}`)));
  for (const tab of tabs) {
    await expect(tab.getByRole('img', { name: 'Изпратено' })).toHaveCount(3);
    await expect(tab.getByText(/^От таб/)).toHaveCount(3);
  }
  const order = await clientPage.getByText(/^От таб/).allTextContents();
  for (const tab of tabs) await expect(tab.getByText(/^От таб/)).toHaveText(order);
  expect(sent).toHaveLength(3);

  await test.step('a draft in one tab survives sending in another', async () => {
    await clientPage.getByRole('textbox', { name: 'Съобщение' }).fill('Тук още мисля');
    await write(tabs[1] ?? clientPage, 'Изпратено от другия');
    await expect(clientPage.getByText('Изпратено от другия')).toBeVisible();
    await expect
      .poll(() =>
        clientPage.evaluate(() => Object.entries(localStorage).find(([key]) => /Draft/.test(key))?.[1]),
      )
      .toBe('Тук още мисля');
    await clientPage.reload();
    await expect(clientPage.getByRole('textbox', { name: 'Съобщение' })).toHaveValue('Тук още мисля');
  });
});
