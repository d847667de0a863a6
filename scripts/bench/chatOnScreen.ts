import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { SESSION_KEY } from '@vitrina/shared/supabaseClient.ts';
import { liftMessageLimit } from '@vitrina/tests/fixtures/liftMessageLimit.ts';
import { makeAdmin, makeClient, signIn } from '@vitrina/tests/fixtures/people.ts';
import { signInSession } from '@vitrina/tests/fixtures/session.ts';
import type { BenchProduct } from './benchProduct.ts';
import type { Figure } from './Figure.ts';

const MESSAGES = 250;
const EVERY_MS = 20;

/** From sending a message until it stands in the other's browser, and until it stands in the database, which is less. */
export async function benchChatOnScreen({ browser, status }: BenchProduct): Promise<Figure[]> {
  await liftMessageLimit(status.dbUrl);
  const admin = await makeAdmin(status);
  const client = await makeClient(status);
  const studio = await signIn(status, admin);
  const send = async (content: string) => {
    const message = { id: crypto.randomUUID(), sender_id: admin.id, receiver_id: client.id, content };
    const sentAt = now();
    await studio.from('chat_messages').insert(message).throwOnError();
    return { id: message.id, sentAt, storedAt: now() };
  };
  const { siteUrl } = status;
  const session = await signInSession(status, client.email, client.password);
  const localStorage = [{ name: SESSION_KEY, value: session }];
  const context = await browser.newContext({
    locale: 'bg-BG',
    storageState: { cookies: [], origins: [{ origin: siteUrl, localStorage }] },
  });
  try {
    await send('Message before');
    const page = await context.newPage();
    await page.goto(`${siteUrl}/chat`);
    await page.getByText('Message before').waitFor();
    await noteArrivals(page);
    const sends = [];
    const start = performance.now();
    for (let index = 0; index < MESSAGES; index += 1) {
      await pause(Math.max(0, start + index * EVERY_MS - performance.now()));
      sends.push(send(`Message ${index}`));
    }
    const sent = await Promise.all(sends);
    await page.getByText(`Message ${MESSAGES - 1}`, { exact: true }).waitFor();
    const shownAt = await page.evaluate(() => globalThis.arrivals);
    const missing = sent.filter(({ id }) => shownAt[id] === undefined);
    if (missing.length > 0) throw new Error(`${missing.length} of ${MESSAGES} messages were never shown.`);
    return [
      {
        what: '2 in the chat, one every 20 ms, until it is on the screen: median',
        unit: 'ms',
        value: median(sent.map(({ id, sentAt }) => (shownAt[id] ?? Number.NaN) - sentAt)),
        baseline: median(sent.map(({ sentAt, storedAt }) => storedAt - sentAt)),
        baselineIs: 'until the database has it',
      },
    ];
  } finally {
    await context.close();
  }
}

/** By one clock for the process and the browser. */
const now = () => performance.timeOrigin + performance.now();

/** The page notes when it has drawn each message. */
async function noteArrivals(page: Page): Promise<void> {
  await page.evaluate(() => {
    globalThis.arrivals = {};
    new MutationObserver((changes) => {
      const added = changes
        .flatMap(({ addedNodes }) => [...addedNodes])
        .flatMap((node) =>
          node instanceof Element ? [node, ...node.querySelectorAll('[data-message]')] : [],
        );
      requestAnimationFrame(() => {
        for (const element of added) {
          const id = element.getAttribute('data-message');
          if (id) globalThis.arrivals[id] ??= performance.timeOrigin + performance.now();
        }
      });
    }).observe(document.body, { childList: true, subtree: true });
  });
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

declare global {
  var arrivals: Record<string, number>;
}
