import { expect, test } from 'vitest';
import {
  type Conversation,
  type ConversationEvent,
  conversationReducer,
  firstUnread,
  newConversation,
  unsentMessages,
} from './conversation.ts';
import { SHOWN_LIMIT } from './history/history.ts';
import type { Outgoing } from './sending/newMessage.ts';
import { storedMessage } from './testing/storedMessage.ts';

const outgoing = (id: string): Outgoing => ({
  id,
  sender_id: 'ana',
  content: 'Още не',
  message_type: 'text',
});
const after = (...events: ConversationEvent[]): Conversation =>
  events.reduce(conversationReducer, newConversation);
const shown = ({ history }: Conversation) =>
  history.step === 'ready' ? history.messages.map(({ number }) => number) : history.step;
const received = (...numbers: number[]): ConversationEvent => ({
  type: 'received',
  messages: numbers.map((number) => storedMessage(number)),
});

const loaded: ConversationEvent = {
  type: 'loaded',
  messages: [storedMessage(5), storedMessage(6)],
  hasOlder: true,
};
const reading = { side: 'older', from: 'message 5' } as const;

test('a message that arrives twice is shown once', () => {
  expect(shown(after(loaded, received(7), received(7)))).toEqual([5, 6, 7]);
});

test('messages are ordered by the server’s numbers', () => {
  expect(shown(after(loaded, received(9), received(8, 7)))).toEqual([5, 6, 7, 8, 9]);
});

test('of two versions of a message the later one is shown, whichever arrives last', () => {
  const corrected = storedMessage(6, { content: 'Поправено', revision: 9 });
  const state = after(loaded, { type: 'received', messages: [corrected] }, received(6));
  expect(shown(state)).toEqual([5, 6]);
  expect(state.history).toMatchObject({ messages: [{}, { content: 'Поправено' }] });
});

test('a changed message outside the window is not shown', () => {
  const old = storedMessage(2, { content: 'Поправено', revision: 9 });
  expect(shown(after(loaded, { type: 'received', messages: [old] }))).toEqual([5, 6]);
});

test('what is read for the window undoes no change that arrived meanwhile', () => {
  const meanwhile = [storedMessage(4, { message_type: 'deleted', content: '', revision: 9 })];
  const read = { messages: [storedMessage(4)], meanwhile };
  const told = after(loaded, { type: 'received', messages: meanwhile });
  const moved = conversationReducer(told, { type: 'loaded', ...read, hasOlder: true });
  expect(moved.history).toMatchObject({ messages: [{ message_type: 'deleted' }], newer: 'available' });
  const longer = conversationReducer(told, { type: 'more-loaded', ...reading, ...read, hasMore: false });
  expect(longer.history).toMatchObject({ messages: [{ message_type: 'deleted' }, {}, {}] });
});

test('messages that arrive before the history is loaded are ignored: the first read brings them', () => {
  expect(shown(after(received(1)))).toBe('loading');
  expect(shown(after({ type: 'load-failed' }, received(1)))).toBe('failed');
});

test('older messages are added at the top until there are no more', () => {
  const waiting = after(loaded, { type: 'more-loading', ...reading });
  expect(waiting.history).toMatchObject({ older: 'loading' });
  const done = conversationReducer(waiting, {
    type: 'more-loaded',
    ...reading,
    messages: [storedMessage(4)],
    hasMore: false,
  });
  expect(shown(done)).toEqual([4, 5, 6]);
  expect(done.history).toMatchObject({ older: 'none' });
});

test('a failed read of older messages keeps the shown ones', () => {
  const failed = after(loaded, { type: 'more-loading', ...reading }, { type: 'more-failed', ...reading });
  expect(shown(failed)).toEqual([5, 6]);
  expect(failed.history).toMatchObject({ older: 'failed' });
});

test('a read for another window that fails late leaves this one as it is', () => {
  const atEnd = after(loaded);
  const late: ConversationEvent = { type: 'more-failed', side: 'newer', from: 'message 3' };
  expect(conversationReducer(atEnd, late)).toBe(atEnd);
});

test('however many messages arrive, only a limited number is shown: the last ones, or those where the reader is', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => index + 7);
  const following = after(loaded, received(...many));
  expect(shown(following)).toHaveLength(SHOWN_LIMIT);
  expect(following.history).toMatchObject({ older: 'available', newer: 'none', newest: 10_006 });

  const away = after(loaded, { type: 'following', isFollowing: false }, received(...many));
  expect(shown(away)).toHaveLength(SHOWN_LIMIT);
  expect(away.history).toMatchObject({ messages: { 0: { number: 5 } }, newer: 'available', newest: 10_006 });
});

test('a message in the history is no longer shown as unsent', () => {
  const unsent = unsentMessages(after(loaded).history, [outgoing('message 6'), outgoing('c')]);
  expect(unsent.map(({ id }) => id)).toEqual(['c']);
});

test('a repeated event returns the same state, so nothing is rendered again', () => {
  const state = after(loaded, { type: 'connected' });
  expect(conversationReducer(state, { type: 'connected' })).toBe(state);
  expect(conversationReducer(state, received(6))).toBe(state);
});

test('of two read positions the one with the later move counts, whichever arrives last', () => {
  const read = (last_read_number: number, move: number): ConversationEvent => ({
    type: 'read-positions',
    positions: { client: { last_read_number, move } },
  });
  const far = after(read(6, 2));
  expect(conversationReducer(far, read(5, 1))).toBe(far);
  expect(conversationReducer(far, read(3, 3)).readPositions).toEqual({
    client: { last_read_number: 3, move: 3 },
  });
  expect(
    conversationReducer(far, read(7, 2)).readPositions,
    'what is read here is ahead of the server’s answer',
  ).toEqual({
    client: { last_read_number: 7, move: 2 },
  });
});

test('messages of the other side after the read position are unread, unless they were deleted', () => {
  const talk = [
    storedMessage(1),
    storedMessage(2, { sender_id: 'vera' }),
    storedMessage(3),
    storedMessage(4, { sender_id: 'vera', message_type: 'deleted', content: '' }),
    storedMessage(5, { sender_id: 'vera' }),
  ];
  expect(firstUnread(talk, 'ana', 'client', 0)?.number).toBe(2);
  expect(firstUnread(talk, 'ana', 'client', 2)?.number).toBe(5);
  expect(firstUnread(talk, 'ana', 'studio', 1)?.number).toBe(3);
  expect(firstUnread(talk, 'ana', 'client', 5)).toBeUndefined();
});

test('a repeated state of the other side returns the same state', () => {
  const online = after({ type: 'peer', isOnline: true });
  expect(online.peer).toEqual({ isOnline: true, isTyping: false });
  expect(conversationReducer(online, { type: 'peer', isOnline: true })).toBe(online);
  expect(conversationReducer(online, { type: 'peer', isTyping: true }).peer).toEqual({
    isOnline: true,
    isTyping: true,
  });
});
