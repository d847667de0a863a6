import { useMemo } from 'react';
import type { Message } from '../../api/messages.ts';
import type { Party } from '../../api/readPositions.ts';
import type { ConversationEvent } from '../conversation.ts';
import { createReadMarker } from './createReadMarker.ts';

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
