import type { Page } from '@playwright/test';
import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { makeAdmin, makeClient } from '@vitrina/tests/fixtures/people.ts';
import { expect, signIn, test, write } from '../chatTest.ts';
import { type CrashableChat, startCrashableChat } from './crashableChat.ts';

const CRASHES = 20;
const SENDS_PER_CRASH = 50;
const LONGEST_PAUSE_MS = 2000;

let chat: CrashableChat;
test.beforeAll(async () => {
  chat = await startCrashableChat();
});
test.afterAll(() => chat?.stop());
test.describe.configure({ retries: 0 });
test.use({ expectedErrors: [/Failed to load resource|WebSocket|AbortError|TimeoutError/] });

test(`1,000 messages of two people arrive once each and in one order, while the backend is killed ${CRASHES} times`, async ({
  page: clientPage,
  browser,
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

  for (let crash = 1; crash <= CRASHES; crash++) {
    const fatalSend = Math.floor(Math.random() * (SENDS_PER_CRASH / 2));
    let crashing = Promise.resolve();
    const writeSome = async (who: 'client' | 'studio') => {
      for (let send = 0; send < SENDS_PER_CRASH / 2; send++) {
        if (who === 'client' && send === fatalSend)
          crashing = chat.crash(
            crash % 2 === 0 ? 'process' : 'process and database',
            Math.random() * LONGEST_PAUSE_MS,
          );
        await writeOne(who);
      }
    };
    await Promise.all([writeSome('client'), writeSome('studio')]);
    await crashing;
    console.log(`Killed ${crash} of ${CRASHES} times, ${crash * SENDS_PER_CRASH} messages written`);
  }

  const count = CRASHES * SENDS_PER_CRASH;
  for (const page of [clientPage, studioPage])
    await expect(page.getByRole('img', { name: /^(Изпратено|Прочетено)$/ })).toHaveCount(count / 2, {
      timeout: 120_000,
    });
  for (const page of [clientPage, studioPage])
    await expect(page.getByRole('listitem')).toHaveCount(count, { timeout: 60_000 });

  const stored = await storedContents(client.id);
  expect(stored).toHaveLength(count);
  for (const [who, messages] of Object.entries(written))
    expect(stored.filter((content) => content.startsWith(who))).toEqual(messages);
  for (const page of [clientPage, studioPage]) expect(await shownContents(page)).toEqual(stored);
  await otherBrowser.close();
});

const shownContents = async (page: Page) =>
  (await page.getByRole('listitem').allTextContents()).map(
    (shown) => /(?:client|studio) \d+!/.exec(shown)?.[0],
  );

/** In the order of the server's clock. The API answers with 1,000 rows at most. */
async function storedContents(clientId: string): Promise<string[]> {
  const supabase = createServiceClient(chat.api.apiUrl, chat.api.secretKey);
  const contents: string[] = [];
  for (;;) {
    const { data, error } = await supabase
      .from('chat_messages')
      .select('content')
      .eq('client_id', clientId)
      .order('timestamp')
      .order('id')
      .range(contents.length, contents.length + 999);
    if (error) throw error;
    contents.push(...data.map(({ content }) => content));
    if (data.length < 1000) return contents;
  }
}
