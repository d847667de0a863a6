import type { Message } from '../../api/messages.ts';

interface Arrivals {
  /** Up to this revision nothing is missing; undefined before the first read. */
  known: () => number | undefined;
  /** A row that was brought here. @returns the rows that can be shown because nothing is missing before them */
  take: (row: Message) => Message[];
  /** Everything up to this revision was read. @returns the rows brought meanwhile that follow it */
  readTo: (revision: number) => Message[];
  /** Whether something that was brought here waits for what is missing before it. */
  hasGap: () => boolean;
  forget: () => void;
}

/** Lines up the rows of a conversation by their revisions, of which there is one for each change and none is left out. */
export function createArrivals(): Arrivals {
  let known: number | undefined;
  const early = new Map<number, Message>();

  const next = (): Message[] => {
    const rows: Message[] = [];
    if (known === undefined) return rows;
    for (let row = early.get(known + 1); row !== undefined; row = early.get(known + 1)) {
      rows.push(row);
      early.delete(row.revision);
      known = row.revision;
    }
    return rows;
  };
  return {
    known: () => known,
    take: (row) => {
      if (known === undefined || row.revision > known) early.set(row.revision, row);
      return next();
    },
    readTo: (revision) => {
      known = Math.max(known ?? 0, revision);
      for (const waiting of early.keys()) if (waiting <= known) early.delete(waiting);
      return next();
    },
    hasGap: () => early.size > 0,
    forget: () => {
      known = undefined;
    },
  };
}
