import { failure, success } from '@vitrina/shared/result.ts';
import type { Failure } from '../api/failure.ts';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Message, NewMessage } from '../api/messages.ts';
import { newMessage } from './newMessage.ts';
import { Outbox } from './outbox.ts';
import { startPostman } from './postman.ts';

const started: (() => void)[] = [];
afterEach(() => {
  for (const stop of started.splice(0)) stop();
});

/** What the server has stored, how often it was asked, and what it answers instead to some contents ('*': to all). */
let stored: Message[];
let requests: number;
let refusals: Map<string, Failure>;
beforeEach(() => {
  stored = [];
  requests = 0;
  refusals = new Map();
});

test('messages are stored in the order of writing and then leave the outbox', async () => {
  const outbox = await outboxOf('ana', 'едно', 'две', 'три');
  postmanOf(outbox).wake();
  await vi.waitFor(async () => expect(await outbox.list()).toEqual([]));
  expect(storedContents()).toEqual(['едно', 'две', 'три']);
});

test('a message left by an earlier visit is sent by the next one', async () => {
  (await outboxOf('boris', 'останало')).close();
  postmanOf(await outboxOf('boris')).wake();
  await vi.waitFor(() => expect(storedContents()).toEqual(['останало']));
});

test('without a connection nothing overtakes, and after three tries all show as failed', async () => {
  const outbox = await outboxOf('vesela', 'едно', 'две');
  const postman = postmanOf(outbox);
  refusals.set('*', 'unreachable');
  for (const attempt of [1, 2, 3]) {
    postman.wake();
    await vi.waitFor(() => expect(requests).toBe(attempt));
  }
  await vi.waitFor(async () =>
    expect(await statesIn(outbox)).toEqual([
      ['едно', 'failed'],
      ['две', 'failed'],
    ]),
  );
  refusals.clear();
  postman.wake();
  await vi.waitFor(() => expect(storedContents()).toEqual(['едно', 'две']));
});

test('a refused message stays and does not hold up the others', async () => {
  const outbox = await outboxOf('galya', 'лошо', 'добро');
  refusals.set('лошо', 'refused');
  postmanOf(outbox).wake();
  await vi.waitFor(async () => expect(await statesIn(outbox)).toEqual([['лошо', 'failed']]));
  expect(storedContents()).toEqual(['добро']);
});

test('another account on the same device does not see it', async () => {
  await outboxOf('diana', 'тайно');
  expect(await (await outboxOf('emil')).list()).toEqual([]);
});

test('every tab hears that a message was stored', async () => {
  const outbox = await outboxOf('zoya', 'едно');
  const otherTab = await outboxOf('zoya');
  const news: string[] = [];
  otherTab.subscribe(({ type }) => news.push(type));
  postmanOf(outbox).wake();
  await vi.waitFor(() => expect(news).toEqual(['sent', 'changed']));
});

test('what is discarded on its way is stopped, and the next one goes', async () => {
  const outbox = await outboxOf('iva', 'размислих', 'друго');
  const [first] = await outbox.list();
  const postman = startPostman(outbox, (message, { signal }) =>
    message.content === 'друго' ? store(message) : stoppedBy(signal),
  );
  started.push(postman.stop);
  postman.wake();
  await outbox.discard(first?.id ?? '');
  await vi.waitFor(async () => expect(await outbox.list()).toEqual([]));
  expect(storedContents()).toEqual(['друго']);
});

test('what was cleared away does not come back by a late change', async () => {
  const outbox = await outboxOf('kalina', 'тайна');
  const [message] = await outbox.list();
  await outbox.discard(message?.id ?? '');
  await outbox.change(message?.id ?? '', { state: 'failed' });
  expect(await outbox.list()).toEqual([]);
});

test('five tabs send a message once', async () => {
  const outbox = await outboxOf('lili', 'едно', 'две', 'три');
  const tabs = [outbox, ...(await Promise.all(Array.from({ length: 4 }, () => outboxOf('lili'))))];
  for (const tab of tabs) postmanOf(tab).wake();
  await vi.waitFor(async () => expect(await outbox.list()).toEqual([]));
  expect(storedContents()).toEqual(['едно', 'две', 'три']);
  expect(requests).toBe(3);
});

/** A delivery that takes for ever, until it is stopped. */
const stoppedBy = (signal: AbortSignal) =>
  new Promise<ReturnType<typeof failure<Failure>>>((resolve) => {
    signal.addEventListener('abort', () => resolve(failure('unreachable')));
  });

async function outboxOf(account: string, ...contents: string[]): Promise<Outbox> {
  const outbox = new Outbox(account);
  started.push(() => outbox.close());
  for (const content of contents)
    await outbox.add(newMessage({ senderId: account, receiverId: 'vera' }, content));
  return outbox;
}

function postmanOf(outbox: Outbox) {
  const postman = startPostman(outbox, store);
  started.push(postman.stop);
  return postman;
}

async function store(message: NewMessage) {
  requests += 1;
  const reason = refusals.get(message.content) ?? refusals.get('*');
  if (reason !== undefined) return failure(reason);
  const row = { ...message, timestamp: new Date().toISOString() } as Message;
  stored.push(row);
  return success(row);
}

const storedContents = () => stored.map(({ content }) => content);
const statesIn = async (outbox: Outbox) =>
  (await outbox.list()).map(({ content, state }) => [content, state]);
