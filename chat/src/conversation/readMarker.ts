import type { Cursor } from '../api/messages.ts';
import { storeRead } from '../api/reads.ts';
import { later } from './cursors.ts';
import { oneAtATime } from './oneAtATime.ts';

interface ReadMarker {
  /** Everything up to this message has been seen here. */
  mark: (seen: Cursor) => void;
  /** The way to the server is open again. */
  wake: () => void;
}

/** Tells the server how far was read: the latest place only, however many were passed on the way to it. */
export function createReadMarker(): ReadMarker {
  let seen: Cursor | undefined;
  let stored: Cursor | undefined;

  const wake = oneAtATime(async () => {
    const wanted = seen;
    if (wanted === undefined || wanted === stored) return;
    const result = await storeRead(wanted.id);
    // What is refused stays refused; what did not arrive is told again when the connection is back.
    if (result.ok || result.reason === 'refused') stored = wanted;
  });

  return {
    mark: (place) => {
      seen = later(seen, place);
      wake();
    },
    wake,
  };
}
