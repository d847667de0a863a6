import { makeAdmin, makeClient } from '@vitrina/tests/fixtures/people.ts';
import { expect, signIn, test } from '../chatTest.ts';
import { type CrashableChat, startCrashableChat } from './crashableChat.ts';

let chat: CrashableChat;
test.beforeAll(async () => {
  chat = await startCrashableChat();
});
test.afterAll(() => chat?.stop());
test.use({ expectedErrors: [/Failed to load resource|WebSocket|AbortError|TimeoutError/] });

test('after the backend was killed both see again who is there, and who goes', async ({ page, browser }) => {
  const studio = await makeAdmin(chat.api);
  const client = await makeClient(chat.api);
  const otherDevice = await browser.newContext();
  const studioPage = await otherDevice.newPage();
  await page.goto(`${chat.siteUrl}/chat`);
  await signIn(page, client);
  await studioPage.goto(`${chat.siteUrl}/chat-admin?client=${client.id}`);
  await signIn(studioPage, studio);
  const signs = [
    page.getByText('Витрина е на линия'),
    studioPage.getByText(`${client.username} е на линия`),
  ] as const;
  for (const sign of signs) await expect(sign).toBeVisible();

  for (const victim of ['process', 'process and database'] as const) {
    const crashing = chat.crash(victim, 2000);
    for (const sign of signs) await expect(sign).toBeHidden();
    await crashing;
    for (const sign of signs) await expect(sign).toBeVisible({ timeout: 30_000 });
  }

  await otherDevice.close();
  await expect(signs[0]).toBeHidden();
});
