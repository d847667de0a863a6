import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { makeAdmin, makeClient } from '@vitrina/tests/fixtures/people.ts';
import { expect, signIn, write } from '../chatTest.ts';
import { test } from './crashableChatTest.ts';

const CRASHES = 20;
const SENDS_PER_CRASH = 50;
const LONGEST_PAUSE_MS = 2000;

test(`1,000 messages of two people arrive once and in the same order, while the backend is killed ${CRASHES} times`, async ({
  page: clientPage,
  browser,
  chat,
}, testInfo) => {
  test.setTimeout(60 * 60_000);
  const studio = await makeAdmin(chat.api);
  const client = await makeClient(chat.api);
  const otherBrowser = await browser.browserType().launch(testInfo.project.use.launchOptions);
  const studioPage = await otherBrowser.newPage();
  await clientPage.goto(`${chat.siteUrl}/chat`);
  await signIn(clientPage, client);
  await studioPage.goto(`${chat.siteUrl}/chat-admin?client=${client.id}`);
  await signIn(studioPage, studio);
  for (const page of [clientPage, studioPage]) await page.getByRole('log').waitFor();

  const written: Record<'client' | 'studio', string[]> = { client: [], studio: [] };
  const writeOne = async (who: 'client' | 'studio') => {
    const message = `${who} ${written[who].length + 1}!`;
    await write(who === 'client' ? clientPage : studioPage, message);
    written[who].push(message);
  };

  const crash = async (number: number) => {
    await chat.kill(number % 2 === 0 ? 'backend' : 'backend and database');
    await sleep(Math.random() * LONGEST_PAUSE_MS);
    await chat.start();
  };

  for (let number = 1; number <= CRASHES; number++) {
    const fatalSend = Math.floor(Math.random() * (SENDS_PER_CRASH / 2));
    let crashing = Promise.resolve();
    const writeSome = async (who: 'client' | 'studio') => {
      for (let send = 0; send < SENDS_PER_CRASH / 2; send++) {
        if (who === 'client' && send === fatalSend) crashing = crash(number);
        await writeOne(who);
      }
    };
    await Promise.all([writeSome('client'), writeSome('studio')]);
    await crashing;
  }

  const all = CRASHES * SENDS_PER_CRASH;
  const table = () =>
    createServiceClient(chat.api.apiUrl, chat.api.secretKey)
      .from('chat_messages')
      .select('content, number', { count: 'exact' })
      .eq('client_id', client.id)
      .order('number')
      .throwOnError();
  await expect.poll(async () => (await table()).count, { timeout: 120_000 }).toBe(all);
  const { data } = await table();
  expect(data?.map(({ number }) => number)).toEqual(Array.from({ length: all }, (_, index) => index + 1));
  const stored = data?.map(({ content }) => content) ?? [];
  for (const [who, messages] of Object.entries(written))
    expect(stored.filter((content) => content.startsWith(who))).toEqual(messages);

  // The end of the conversation is shown; scrolling up shows everything else.
  for (const page of [clientPage, studioPage]) {
    await expect(page.getByText(/^(Изпраща се|Чака връзка)$/)).toHaveCount(0, { timeout: 60_000 });
    // What was sent here is shown at once, although what the other side sent before may still be on its way.
    await expect
      .poll(async () => (await shownOn(page)).slice(-SENDS_PER_CRASH))
      .toEqual(stored.slice(-SENDS_PER_CRASH));
    const seen = new Set<string>();
    for (;;) {
      const messages = await shownOn(page);
      const start = stored.indexOf(messages[0] ?? '');
      expect(messages).toEqual(stored.slice(start, start + messages.length));
      for (const message of messages) seen.add(message);
      if (start === 0) break;
      await page.getByRole('log').getByRole('listitem').first().scrollIntoViewIfNeeded();
      await expect.poll(async () => (await shownOn(page))[0]).not.toBe(messages[0]);
    }
    expect(seen.size).toBe(all);
  }
  await otherBrowser.close();
});

/** The messages that a page shows, without their times. */
async function shownOn(page: Page): Promise<string[]> {
  const shown = await page.getByRole('log').getByRole('listitem').allTextContents();
  return shown.map((text) => /(?:client|studio) \d+!/.exec(text)?.[0] ?? '');
}
