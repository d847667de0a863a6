import { failure, type Result, success } from '@vitrina/shared/result.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { Failure } from '../../api/failure.ts';
import { storeReadPosition, storeUnreadMark } from '../../api/readPositions.ts';
import { type ConversationEvent, conversationReducer, newConversation } from '../conversation.ts';
import { storedMessage } from '../testing/storedMessage.ts';
import { useReadMarker } from './useReadMarker.ts';

// The real modules would need a backend.
vi.mock('../../api/supabase.ts', () => ({}));
vi.mock('../../api/readPositions.ts');

test('marking a message as unread is one move, also when the broadcast of it is faster than the answer', async () => {
  let state = newConversation;
  const dispatch = (event: ConversationEvent) => {
    state = conversationReducer(state, event);
  };
  const tell = (last_read_number: number, move: number) =>
    dispatch({ type: 'read-positions', positions: { studio: { last_read_number, move } } });
  const { promise: answer, resolve } = Promise.withResolvers<Result<void, Failure>>();
  vi.mocked(storeUnreadMark).mockReturnValueOnce(answer);
  tell(5, 0);

  const marking = markerOf('studio', () => state.readPositions, dispatch).markUnread(storedMessage(4));
  tell(3, 1);
  resolve(success(undefined));
  expect(await marking).toBe(true);
  expect(state.readPositions?.studio).toEqual({ last_read_number: 3, move: 1 });
  expect(state.divider).toBe(4);
});

test('where a message cannot be marked as unread, what was read before is still reported', async () => {
  vi.mocked(storeReadPosition).mockResolvedValue(failure('unreachable'));
  vi.mocked(storeUnreadMark).mockResolvedValueOnce(failure('unreachable'));
  const { markRead, markUnread } = markerOf(
    'studio',
    () => undefined,
    () => {},
  );
  markRead(storedMessage(5));
  await vi.waitFor(() => expect(storeReadPosition).toHaveBeenCalledTimes(1));
  expect(await markUnread(storedMessage(4))).toBe(false);
  await vi.waitFor(() => expect(storeReadPosition).toHaveBeenCalledTimes(2));
  expect(storeReadPosition).toHaveBeenLastCalledWith('message 5');
});

/** What the hook returns to a component. */
function markerOf(...given: Parameters<typeof useReadMarker>) {
  const marker = {} as ReturnType<typeof useReadMarker>;
  function Conversation() {
    Object.assign(marker, useReadMarker(...given));
    return null;
  }
  renderToStaticMarkup(createElement(Conversation));
  return marker;
}
