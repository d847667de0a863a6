import { expect, test } from 'vitest';
import type { Message } from '../api/messages.ts';
import {
  type Conversation,
  type ConversationEvent,
  conversation,
  newConversation,
  unsentMessages,
} from './conversation.ts';
import type { Outgoing } from './outbox.ts';

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
const after = (...events: ConversationEvent[]): Conversation => events.reduce(conversation, newConversation);
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
  const done = conversation(reading, {
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

test('a waiting message is no longer waiting once the history has it', () => {
  const waiting = after(loaded, { type: 'outbox-changed', outgoing: [outgoing('b'), outgoing('c')] });
  expect(unsentMessages(waiting).map(({ id }) => id)).toEqual(['c']);
});

test('a repeated event changes nothing, so nothing is drawn again', () => {
  const state = after(loaded, { type: 'connected' });
  expect(conversation(state, { type: 'connected' })).toBe(state);
  const again = conversation(state, { type: 'received', messages: [second] });
  expect(again.history).toEqual(state.history);
});

test('a read position never goes back, whichever answer comes last', () => {
  const far = after({ type: 'reads', reads: { client: second, studio: first } });
  const overtaken = conversation(far, { type: 'reads', reads: { client: first } });
  expect(overtaken).toBe(far);
  expect(conversation(far, { type: 'reads', reads: { studio: second } }).reads).toEqual({
    client: second,
    studio: second,
  });
});

test('what is known of the other side is drawn again only when it changes', () => {
  const online = after({ type: 'peer', isOnline: true });
  expect(online.peer).toEqual({ isOnline: true, isTyping: false });
  expect(conversation(online, { type: 'peer', isOnline: true })).toBe(online);
  expect(conversation(online, { type: 'peer', isTyping: true }).peer).toEqual({
    isOnline: true,
    isTyping: true,
  });
});
