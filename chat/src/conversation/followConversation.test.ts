import { success } from '@vitrina/shared/result.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { joinConversation } from '../api/conversationChannel.ts';
import {
  fetchMessagesAround,
  fetchMessagesBefore,
  fetchMessagesSince,
  type Message,
} from '../api/messages.ts';
import { $fileHint, $projectHint } from '../api/projectHints.ts';
import { conversationReducer, newConversation } from './conversation.ts';
import { type Following, followConversation } from './followConversation.ts';
import { storedMessage } from './testing/storedMessage.ts';

// The real modules would need a backend.
vi.mock('../api/supabase.ts', () => ({}));
vi.mock('../api/conversationChannel.ts');
vi.mock('../api/messages.ts');
vi.mock('../api/readPositions.ts', () => ({ fetchReadPositions: async () => success({}) }));

/** The server's table. */
let table: Message[];
let state: typeof newConversation;
let following: Following;
let sendTyping: () => void;

const fromStudio = (number: number) => storedMessage(number, { sender_id: 'vera' });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  [table, state, sendTyping] = [[storedMessage(1)], newConversation, vi.fn()];
  vi.mocked(joinConversation).mockReturnValue({ sendTyping, leave: () => {} });
  vi.mocked(fetchMessagesBefore).mockImplementation(async () => success({ messages: table, hasMore: false }));
  vi.mocked(fetchMessagesSince).mockImplementation(async (_, since) =>
    success({ messages: table.filter(({ revision }) => revision > since), hasMore: false }),
  );
});
afterEach(() => {
  following.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

test('rows from the channel are shown at once, without a request', async () => {
  const channel = await follow();
  channel.message(fromStudio(2));
  expect(shown()).toEqual([1, 2]);
  channel.message(storedMessage(2, { sender_id: 'vera', revision: 3, content: 'Поправено' }));
  await vi.advanceTimersByTimeAsync(20);
  expect(state.history).toMatchObject({ messages: [{}, { content: 'Поправено' }] });
  expect(fetchMessagesSince).not.toHaveBeenCalled();
});

test('rows missing from the channel are read from the table', async () => {
  const channel = await follow();
  table.push(fromStudio(2), fromStudio(3));
  channel.message(fromStudio(3));
  expect(shown(), 'not out of order').toEqual([1]);
  await settle();
  expect(shown()).toEqual([1, 2, 3]);
  expect(fetchMessagesSince).toHaveBeenCalledTimes(1);
});

test('a message about the project that had to be read lets the project be read, too', async () => {
  await follow();
  const hear = vi.fn();
  const stopHearing = $projectHint.listen(hear);
  for (const message_type of ['text', 'request', 'answer', 'stage']) {
    table.push({ ...fromStudio(table.length + 1), message_type });
    following.read();
    await settle();
  }
  expect(hear).toHaveBeenCalledTimes(3);
  stopHearing();
});

test('a picture, a file and a message that was taken back let the files be read, however they arrive', async () => {
  const channel = await follow();
  const hear = vi.fn();
  const stopHearing = $fileHint.listen(hear);
  const picture = { ...fromStudio(2), message_type: 'image' };
  channel.message(picture);
  expect(hear).toHaveBeenCalledTimes(1);
  following.answered([storedMessage(3, { message_type: 'file' })]);
  expect(hear).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(20);
  channel.message(fromStudio(4));
  await vi.advanceTimersByTimeAsync(20);
  expect(hear, 'a text').toHaveBeenCalledTimes(2);
  table.push({ ...picture, message_type: 'deleted', revision: 5 });
  following.read();
  await settle();
  expect(hear).toHaveBeenCalledTimes(3);
  stopHearing();
});

test('one’s own message is shown without a read, whether the channel or the answer comes first', async () => {
  const channel = await follow();
  channel.message(storedMessage(2));
  following.answered([storedMessage(2)]);
  following.answered([storedMessage(3)]);
  channel.message(storedMessage(3));
  await vi.advanceTimersByTimeAsync(20);
  expect(fetchMessagesSince).not.toHaveBeenCalled();
  expect(shown()).toEqual([1, 2, 3]);
});

test('a lost message is still read when one’s own message was stored after it', async () => {
  await follow();
  table.push(fromStudio(2), storedMessage(3));
  following.answered([storedMessage(3)]);
  following.read();
  await settle();
  expect(shown()).toEqual([1, 2, 3]);
});

test('rows that arrive while the history is being read are shown after it', async () => {
  const answer = Promise.withResolvers<Awaited<ReturnType<typeof fetchMessagesBefore>>>();
  vi.mocked(fetchMessagesBefore).mockReturnValueOnce(answer.promise);
  const channel = await follow();
  channel.message(storedMessage(2));
  following.answered([storedMessage(2)]);
  answer.resolve(success({ messages: [storedMessage(1)], hasMore: false }));
  await settle();
  expect(shown()).toEqual([1, 2]);
});

test.each([
  { unread: 61, shown: [1, 100], readTo: 50 },
  { unread: 130, shown: [81, 130], readTo: 100 },
])('after many messages of one’s own, number $unread is unread and none before it', async (expected) => {
  table = Array.from({ length: 130 }, (_, index) => storedMessage(index + 1));
  table[expected.unread - 1] = fromStudio(expected.unread);
  vi.mocked(fetchMessagesBefore).mockResolvedValue(success({ messages: table.slice(80), hasMore: true }));
  vi.mocked(fetchMessagesAround).mockImplementation(async (_, number) => {
    const messages = table.slice(Math.max(0, number - 50), number + 50);
    return success({ messages, hasOlder: number > 50, hasNewer: number < 80 });
  });
  await follow();
  const numbers = shown();
  expect([numbers.at(0), numbers.at(-1)]).toEqual(expected.shown);
  expect(state.divider).toBe(expected.unread);
  expect(state.readPositions?.client?.last_read_number).toBe(expected.readTo);
});

test('the table is read while the channel is closed, and once more after it has opened', async () => {
  const channel = await follow();
  await vi.advanceTimersByTimeAsync(5000);
  expect(fetchMessagesSince).toHaveBeenCalledTimes(1);
  channel.connect();
  await vi.advanceTimersByTimeAsync(5000);
  expect(fetchMessagesSince).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetchMessagesSince, 'then the channel is enough').toHaveBeenCalledTimes(3);
});

test('the table is read when the tab comes back into view, not when it is hidden', async () => {
  await follow();
  for (const visibilityState of ['hidden', 'visible']) {
    Object.assign(document, { visibilityState });
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(fetchMessagesSince).toHaveBeenCalledTimes(visibilityState === 'visible' ? 1 : 0);
  }
});

test('typing again after a sent message is announced immediately', async () => {
  const channel = await follow();
  following.typed(true);
  following.typed(true);
  expect(sendTyping).toHaveBeenCalledTimes(1);
  channel.message(storedMessage(2));
  following.typed(true);
  expect(sendTyping).toHaveBeenCalledTimes(2);
});

/** @returns the listener of the channel */
async function follow() {
  following = followConversation({ clientId: 'ana', own: 'client' }, (event) => {
    state = conversationReducer(state, event);
  });
  await settle();
  const [, , listener] = vi.mocked(joinConversation).mock.lastCall ?? [];
  if (listener === undefined) throw new Error('The conversation was not joined.');
  return listener;
}

function settle() {
  return vi.advanceTimersByTimeAsync(0);
}

function shown() {
  return state.history.step === 'ready'
    ? state.history.messages.map(({ number }) => number)
    : state.history.step;
}
