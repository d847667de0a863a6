import { useMemo } from 'react';
import type { Cursor, Message } from '../../api/messages.ts';
import { type Party, storeReadPosition } from '../../api/readPositions.ts';
import { oneAtATime } from '../../oneAtATime.ts';
import type { ConversationEvent } from '../conversation.ts';
import { later } from './history.ts';

/** Marks messages as read: here at once, on the server as soon as it can be reached. */
export function useReadMarker(own: Party, dispatch: (event: ConversationEvent) => void) {
  return useMemo(() => {
    const marker = createReadMarker();
    const markRead = (message: Message) => {
      dispatch({ type: 'read-positions', positions: { [own]: message } });
      marker.mark(message);
    };
    return { markRead, retry: marker.retry };
  }, [own, dispatch]);
}

interface ReadMarker {
  /** Everything up to this message has been seen here. */
  mark: (seen: Cursor) => void;
  retry: () => void;
}

/** Tells the server how far this side has read: only the latest position, however many messages were passed on the way. */
function createReadMarker(): ReadMarker {
  let seen: Cursor | undefined;
  let stored: Cursor | undefined;

  const store = oneAtATime(async () => {
    const position = seen;
    if (position === undefined || position === stored) return;
    const result = await storeReadPosition(position.id);
    // What was refused once is not asked again; what did not arrive is.
    if (result.ok || result.reason === 'refused') stored = position;
  });

  return {
    mark: (position) => {
      seen = later(seen, position);
      store();
    },
    retry: store,
  };
}
