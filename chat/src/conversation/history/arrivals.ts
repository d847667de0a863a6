import type { Message } from '../../api/messages.ts';

interface Arrivals {
  /** Up to this revision nothing is missing; undefined before the first read. */
  known: () => number | undefined;
  /**
   * Takes a row from the channel.
   * @returns the rows that can be shown because nothing before them is missing
   */
  take: (row: Message) => Message[];
  /**
   * Everything up to this revision has been read.
   * @returns the rows from the channel that follow it
   */
  readTo: (revision: number) => Message[];
  /** Whether a row from the channel is waiting for missing rows before it. */
  hasGap: () => boolean;
  forget: () => void;
}

/**
 * Puts the rows of a conversation in the order of their revisions. Every change has its own revision, and none is
 * skipped.
 */
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
