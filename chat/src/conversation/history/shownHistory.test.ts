import { success } from '@vitrina/shared/result.ts';
import { expect, test, vi } from 'vitest';
import { fetchMessagesAround, fetchMessagesBefore, type Message } from '../../api/messages.ts';
import { type ConversationEvent, conversationReducer, newConversation } from '../conversation.ts';
import { storedMessage } from '../testing/storedMessage.ts';
import { createShownHistory, type ShownHistory } from './shownHistory.ts';

// The real modules would need a backend.
vi.mock('../../api/supabase.ts', () => ({}));
vi.mock('../../api/messages.ts');

test.each<[what: string, read: (shownHistory: ShownHistory) => Promise<unknown>]>([
  ['older messages', ({ loadMore }) => loadMore('older')],
  ['the messages around one', ({ showAround }) => showAround(3)],
  ['the last messages', ({ showEnd }) => showEnd()],
])('a correction that arrives while %s are being read is shown', async (_, read) => {
  let state = newConversation;
  const dispatch = (event: ConversationEvent) => {
    state = conversationReducer(state, event);
  };
  const { received, ...shownHistory } = createShownHistory('ana', () => state, dispatch);
  dispatch({ type: 'loaded', messages: [storedMessage(5)], hasOlder: true, hasNewer: true });

  const slow = Promise.withResolvers<Message[]>();
  vi.mocked(fetchMessagesBefore).mockImplementation(async () =>
    success({ messages: await slow.promise, hasMore: false }),
  );
  vi.mocked(fetchMessagesAround).mockImplementation(async () =>
    success({ messages: await slow.promise, hasOlder: false, hasNewer: true }),
  );
  const reading = read(shownHistory);
  const messages = [storedMessage(3, { content: 'Поправено', revision: 9 })];
  received(messages);
  dispatch({ type: 'received', messages });
  slow.resolve([storedMessage(3)]);
  await reading;
  expect(state.history).toMatchObject({ messages: { 0: { content: 'Поправено' } } });
});
