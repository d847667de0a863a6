import { expect, test } from 'vitest';
import type { Message } from '../api/messages.ts';
import {
  type Conversation,
  type ConversationEvent,
  conversationReducer,
  newConversation,
  unsentMessages,
} from './conversation.ts';
import type { Outgoing } from './sending/newMessage.ts';

const message = (id: string, timestamp: string): Message => ({
  id,
  client_id: 'ana',
  sender_id: 'ana',
  receiver_id: 'vera',
  content: `Съобщение ${id}`,
  message_type: 'text',
  attachment_url: null,
  attachment_type: null,
  attachment_width: null,
  attachment_height: null,
  timestamp: `2026-11-21T${timestamp}+00:00`,
});
const outgoing = (id: string): Outgoing => ({
  id,
  sender_id: 'ana',
  receiver_id: 'vera',
  content: 'Още не',
  message_type: 'text',
  state: 'sending',
  isRefused: false,
});
const after = (...events: ConversationEvent[]): Conversation =>
  events.reduce(conversationReducer, newConversation);
const shownIds = ({ history }: Conversation) =>
  history.step === 'ready' ? history.messages.map(({ id }) => id) : history.step;

const first = message('a', '09:00:00');
const second = message('b', '09:00:01');
const loaded: ConversationEvent = { type: 'loaded', messages: [first, second], hasOlder: true };

test('a message that arrives twice is shown once', () => {
  const third = message('c', '09:00:02');
  const received: ConversationEvent = { type: 'received', messages: [third] };
  expect(shownIds(after(loaded, received, received))).toEqual(['a', 'b', 'c']);
});

test("the server's clock decides the order, and the id within one moment", () => {
  const late = message('x', '09:00:00.5');
  const twin = message('w', '09:00:00.5');
  const finer = message('v', '09:00:00.500001');
  expect(shownIds(after(loaded, { type: 'received', messages: [finer, late, twin] }))).toEqual([
    'a',
    'w',
    'x',
    'v',
    'b',
  ]);
});

test('nothing is added to a history that is not there yet: the first read brings it', () => {
  expect(shownIds(after({ type: 'received', messages: [first] }))).toBe('loading');
  expect(shownIds(after({ type: 'load-failed' }, { type: 'received', messages: [first] }))).toBe('failed');
});

test('older messages go in above, until there are no more', () => {
  const oldest = message('z', '08:00:00');
  const reading = after(loaded, { type: 'more-loading', side: 'older' });
  expect(reading.history).toMatchObject({ older: 'loading' });
  const done = conversationReducer(reading, {
    type: 'more-loaded',
    side: 'older',
    from: 'a',
    messages: [oldest],
    hasMore: false,
  });
  expect(shownIds(done)).toEqual(['z', 'a', 'b']);
  expect(done.history).toMatchObject({ older: 'none' });
});

test('a failed read of older messages keeps what is shown', () => {
  const failed = after(
    loaded,
    { type: 'more-loading', side: 'older' },
    { type: 'more-failed', side: 'older' },
  );
  expect(shownIds(failed)).toEqual(['a', 'b']);
  expect(failed.history).toMatchObject({ older: 'failed' });
});

test('an own message that was stored is shown at once, and leaves no hole behind it', () => {
  const [theirs, mine] = [message('c', '09:00:02'), message('d', '09:00:03')];
  const sent = after(loaded, { type: 'stored', message: mine });
  expect(shownIds(sent)).toEqual(['a', 'b', 'd']);
  expect(sent.history).toMatchObject({ readTo: { id: 'b' }, newest: { id: 'd' } });
  const read = conversationReducer(sent, { type: 'received', messages: [theirs, mine] });
  expect(shownIds(read)).toEqual(['a', 'b', 'c', 'd']);
  expect(read.history).toMatchObject({ readTo: { id: 'd' } });
});

test('a waiting message is no longer waiting once the history has it', () => {
  const unsent = unsentMessages(after(loaded).history, [outgoing('b'), outgoing('c')]);
  expect(unsent.map(({ id }) => id)).toEqual(['c']);
});

test('a repeated event changes nothing, so nothing is drawn again', () => {
  const state = after(loaded, { type: 'connected' });
  expect(conversationReducer(state, { type: 'connected' })).toBe(state);
  const again = conversationReducer(state, { type: 'received', messages: [second] });
  expect(again.history).toEqual(state.history);
});

test('a read position never goes back, whichever answer comes last', () => {
  const far = after({ type: 'read-positions', positions: { client: second, studio: first } });
  const overtaken = conversationReducer(far, { type: 'read-positions', positions: { client: first } });
  expect(overtaken).toBe(far);
  const further = conversationReducer(far, { type: 'read-positions', positions: { studio: second } });
  expect(further.readPositions).toEqual({
    client: second,
    studio: second,
  });
});

test('what is known of the other side is drawn again only when it changes', () => {
  const online = after({ type: 'peer', isOnline: true });
  expect(online.peer).toEqual({ isOnline: true, isTyping: false });
  expect(conversationReducer(online, { type: 'peer', isOnline: true })).toBe(online);
  expect(conversationReducer(online, { type: 'peer', isTyping: true }).peer).toEqual({
    isOnline: true,
    isTyping: true,
  });
});
