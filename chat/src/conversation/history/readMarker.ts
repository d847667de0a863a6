import type { Message } from '../../api/messages.ts';
import { storeReadPosition } from '../../api/readPositions.ts';
import { oneAtATime } from '../../oneAtATime.ts';

/**
 * Tells the server how far this side has read: only the latest position, however many messages were read on the way.
 */
export function createReadMarker(): ReadMarker {
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
      const forgotten = seen;
      seen = undefined;
      return forgotten;
    },
    retry: store,
  };
}

type Seen = Pick<Message, 'id' | 'number'>;

interface ReadMarker {
  /** Everything up to this message has been seen here. */
  mark: (seen: Seen) => void;
  /**
   * Does not report what was seen so far.
   * @returns what that was
   */
  forget: () => Seen | undefined;
  retry: () => void;
}
