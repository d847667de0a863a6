import { makeAdmin, makeClient } from '@vitrina/tests/fixtures/people.ts';
import { expect, signIn } from '../chatTest.ts';
import { test } from './crashableChatTest.ts';

test('after a crash of the backend both sides see again who is online and who leaves', async ({
  page,
  browser,
  chat,
}) => {
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

  for (const victim of ['backend', 'backend and database'] as const) {
    await chat.kill(victim);
    for (const sign of signs) await expect(sign).toBeHidden();
    await chat.start();
    for (const sign of signs) await expect(sign).toBeVisible({ timeout: 30_000 });
  }

  await otherDevice.close();
  await expect(signs[0]).toBeHidden();
});
