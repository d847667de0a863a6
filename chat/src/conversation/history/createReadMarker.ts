import type { Cursor } from '../../api/messages.ts';
import { storeReadPosition } from '../../api/readPositions.ts';
import { oneAtATime } from '../../oneAtATime.ts';
import { later } from './cursors.ts';

interface ReadMarker {
  /** Everything up to this message has been seen here. */
  mark: (seen: Cursor) => void;
  retry: () => void;
}

/** Tells the server how far this side has read: only the latest position, however many messages were passed on the way. */
export function createReadMarker(): ReadMarker {
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
