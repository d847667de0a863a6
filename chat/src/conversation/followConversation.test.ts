import { success } from '@vitrina/shared/result.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { joinConversation } from '../api/conversationChannel.ts';
import { fetchMessagesAfter, fetchMessagesBefore, type Message } from '../api/messages.ts';
import { conversationReducer, newConversation } from './conversation.ts';
import { type Following, followConversation } from './followConversation.ts';

// The real modules would need a backend.
vi.mock('../api/supabase.ts', () => ({}));
vi.mock('../api/conversationChannel.ts');
vi.mock('../api/messages.ts');
vi.mock('../api/readPositions.ts', () => ({ fetchReadPositions: async () => success({}) }));

/** The table, as the server has it. */
let table: Message[];
let state: typeof newConversation;
/** What is on its way from this device. */
let outgoing: Set<string>;
let following: Following;
let sendTyping: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  [table, state, outgoing, sendTyping] = [[message('a', 1)], newConversation, new Set(), vi.fn()];
  vi.mocked(joinConversation).mockReturnValue({ sendTyping, leave: () => {} });
  vi.mocked(fetchMessagesBefore).mockImplementation(async () => success({ messages: table, hasMore: false }));
  vi.mocked(fetchMessagesAfter).mockImplementation(async (_, { timestamp }) =>
    success({ messages: table.filter((row) => row.timestamp > timestamp), hasMore: false }),
  );
});
afterEach(() => {
  following.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

test('a hint about a message of the other side brings it', async () => {
  const channel = await follow();
  table.push(message('b', 2));
  channel.message({ id: 'b', isPeer: true });
  await settle();
  expect(shownIds()).toEqual(['a', 'b']);
});

test('an own message needs no read, whether the hint or the answer comes first', async () => {
  const channel = await follow();
  const [first, second] = [message('b', 2), message('c', 3)];
  table.push(first, second);

  outgoing.add('b');
  channel.message({ id: 'b', isPeer: false });
  report({ type: 'stored', message: first });
  outgoing.delete('b');

  report({ type: 'stored', message: second });
  channel.message({ id: 'c', isPeer: false });

  await settle();
  expect(fetchMessagesAfter).not.toHaveBeenCalled();
  expect(shownIds()).toEqual(['a', 'b', 'c']);
});

test('a message whose hint was lost is not skipped because an own one was stored after it', async () => {
  await follow();
  const own = message('c', 3);
  table.push(message('b', 2), own);
  report({ type: 'stored', message: own });
  following.read();
  await settle();
  expect(shownIds()).toEqual(['a', 'b', 'c']);
});

test('an own message that is stored while the history is read comes with the next read', async () => {
  const answer = Promise.withResolvers<Awaited<ReturnType<typeof fetchMessagesBefore>>>();
  vi.mocked(fetchMessagesBefore).mockReturnValueOnce(answer.promise);
  const channel = await follow();
  const own = message('b', 2);
  table.push(own);
  outgoing.add('b');
  channel.message({ id: 'b', isPeer: false });
  report({ type: 'stored', message: own });
  outgoing.delete('b');
  answer.resolve(success({ messages: [message('a', 1)], hasMore: false }));
  await settle();
  expect(shownIds()).toEqual(['a', 'b']);
});

test('while the channel is closed, and once after it has opened, the table is read without hints', async () => {
  const channel = await follow();
  await vi.advanceTimersByTimeAsync(5000);
  expect(fetchMessagesAfter).toHaveBeenCalledTimes(1);
  channel.connect();
  await vi.advanceTimersByTimeAsync(5000);
  expect(fetchMessagesAfter).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetchMessagesAfter, 'then hints are enough').toHaveBeenCalledTimes(3);
});

test('who goes on typing after a message says so at once', async () => {
  const channel = await follow();
  following.typed();
  following.typed();
  expect(sendTyping).toHaveBeenCalledTimes(1);
  channel.message({ id: 'a', isPeer: false });
  following.typed();
  expect(sendTyping).toHaveBeenCalledTimes(2);
});

/** @returns what the channel tells */
async function follow() {
  following = followConversation(
    {
      clientId: 'ana',
      own: 'client',
      latest: () => state,
      isOnItsWay: (id) => outgoing.has(id),
    },
    report,
  );
  await settle();
  const [, , listener] = vi.mocked(joinConversation).mock.lastCall ?? [];
  if (listener === undefined) throw new Error('The conversation was not joined.');
  return listener;
}

function report(event: Parameters<typeof conversationReducer>[1]) {
  state = conversationReducer(state, event);
}

function settle() {
  return vi.advanceTimersByTimeAsync(0);
}

function shownIds() {
  return state.history.step === 'ready' ? state.history.messages.map(({ id }) => id) : state.history.step;
}

function message(id: string, second: number): Message {
  return {
    id,
    client_id: 'ana',
    sender_id: 'ana',
    receiver_id: 'vera',
    content: 'Здравейте',
    message_type: 'text',
    attachment_url: null,
    attachment_type: null,
    attachment_width: null,
    attachment_height: null,
    timestamp: `2026-11-21T09:00:0${second}+00:00`,
  };
}
