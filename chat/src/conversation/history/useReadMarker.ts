import { useMemo } from 'react';
import type { Message } from '../../api/messages.ts';
import { type Party, type ReadPositions, storeUnreadMark } from '../../api/readPositions.ts';
import type { ConversationEvent } from '../conversation.ts';
import { createReadMarker } from './readMarker.ts';

/** Marks messages as read: here at once, on the server as soon as it can be reached. */
export function useReadMarker(
  own: Party,
  knownPositions: () => ReadPositions | undefined,
  dispatch: (event: ConversationEvent) => void,
) {
  return useMemo(() => {
    const marker = createReadMarker();
    const moveOf = () => knownPositions()?.[own]?.move ?? 0;
    const show = (last_read_number: number, move: number) =>
      dispatch({ type: 'read-positions', positions: { [own]: { last_read_number, move } } });
    return {
      markRead: (message: Message) => {
        show(message.number, moveOf());
        marker.mark(message);
      },
      /** @returns whether the server has done it */
      markUnread: async (message: Message) => {
        const seen = marker.forget();
        // The broadcast of this move may come before the answer.
        const move = moveOf() + 1;
        const { ok } = await storeUnreadMark(message.id);
        if (!ok) {
          if (seen !== undefined) marker.mark(seen);
          return false;
        }
        show(message.number - 1, move);
        dispatch({ type: 'divided', divider: message.number });
        return true;
      },
      retry: marker.retry,
    };
  }, [own, knownPositions, dispatch]);
}
