import type { Message } from '../../api/messages.ts';

/** Rows that arrive within one frame are shown together. */
const GATHER_MS = 16;

/** Passes rows on at once, or, within a frame after the last ones, together with the others of that frame. */
export function createGathering(handOver: (rows: Message[]) => void) {
  let gathered: Message[] = [];
  let pause: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    pause = undefined;
    if (gathered.length === 0) return;
    const rows = gathered;
    gathered = [];
    pause = setTimeout(flush, GATHER_MS);
    handOver(rows);
  };
  const gather = (rows: readonly Message[]) => {
    gathered.push(...rows);
    if (pause === undefined) flush();
  };
  return Object.assign(gather, { stop: () => clearTimeout(pause) });
}
