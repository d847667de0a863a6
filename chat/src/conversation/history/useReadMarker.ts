import { useMemo } from 'react';
import type { Message } from '../../api/messages.ts';
import {
  type Party,
  type ReadPositions,
  storeReadPosition,
  storeUnreadMark,
} from '../../api/readPositions.ts';
import { oneAtATime } from '../../oneAtATime.ts';
import type { ConversationEvent } from '../conversation.ts';

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
        marker.forget();
        const { ok } = await storeUnreadMark(message.id);
        if (!ok) return false;
        show(message.number - 1, moveOf() + 1);
        dispatch({ type: 'divided', divider: message.number });
        return true;
      },
      retry: marker.retry,
    };
  }, [own, knownPositions, dispatch]);
}

type Seen = Pick<Message, 'id' | 'number'>;

interface ReadMarker {
  /** Everything up to this message has been seen here. */
  mark: (seen: Seen) => void;
  /** Does not report what was seen so far. */
  forget: () => void;
  retry: () => void;
}

/**
 * Tells the server how far this side has read: only the latest position, however many messages were read on the way.
 */
function createReadMarker(): ReadMarker {
  let seen: Seen | undefined;
  let stored: Seen | undefined;

  const store = oneAtATime(async () => {
    const position = seen;
    if (position === undefined || position === stored) return;
    const result = await storeReadPosition(position.id);
    // A refused position is not sent again; one that did not arrive is.
    if (result.ok || result.reason === 'refused') stored = position;
  });

  return {
    mark: (position) => {
      if (seen === undefined || position.number > seen.number) seen = position;
      store();
    },
    forget: () => {
      seen = undefined;
    },
    retry: store,
  };
}
