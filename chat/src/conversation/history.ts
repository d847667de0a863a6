import type { Cursor, Message } from '../api/messages.ts';
import { compareCursors, isBefore, later } from './cursors.ts';

/**
 * The piece of a conversation that is shown: unbroken, and never so long that it slows a phone down. Who scrolls moves
 * it along the conversation, whose length does not matter therefore.
 */
export interface History {
  /** The oldest first. */
  messages: readonly Message[];
  older: Edge;
  newer: Edge;
  /** The last message that is known to exist, shown or not. */
  newest: Cursor | undefined;
}

/** Whether there is something beyond this end of what is shown, and how reading it goes. */
export type Edge = 'none' | 'available' | 'loading' | 'failed';

export type Side = 'older' | 'newer';

/** So many messages stay when more are read; those at the other end go. */
export const SHOWN_LIMIT = 200;

/** What was read beyond the message `from`, the last one on that side. */
export interface MoreMessages {
  side: Side;
  from: string;
  messages: readonly Message[];
  hasMore: boolean;
}

/** The message at one end of what is shown. */
export function endOf({ messages }: History, side: Side): Message | undefined {
  return messages.at(side === 'older' ? 0 : -1);
}

/** Shows another piece; `known` is what was shown before. */
export function newHistory(
  piece: { messages: readonly Message[]; hasOlder: boolean; hasNewer?: boolean },
  known?: History,
): History {
  const messages = inOrder(piece.messages);
  const newest = later(known?.newest, messages.at(-1));
  return {
    messages,
    older: piece.hasOlder ? 'available' : 'none',
    newer: piece.hasNewer || isBefore(messages.at(-1), newest) ? 'available' : 'none',
    newest,
  };
}

/** What was written just now goes in at the end, if the end is shown. */
export function withNews(history: History, arrived: readonly Message[]): History {
  const newest = later(history.newest, inOrder(arrived).at(-1));
  if (history.newer !== 'none') return newest === history.newest ? history : { ...history, newest };
  const messages = merge(history.messages, arrived);
  return messages === history.messages ? history : { ...history, messages, newest };
}

export function withReading(history: History, side: Side, edge: 'loading' | 'failed'): History {
  return { ...history, [side]: edge };
}

/** What was read beyond one end goes in there, and what is too much goes at the other. */
export function withMore(history: History, { side, from, messages: read, hasMore }: MoreMessages): History {
  // Another piece is shown by now, and what was read would leave a hole in it.
  if (endOf(history, side)?.id !== from) return history;
  const merged = merge(history.messages, read);
  const isTooMuch = merged.length > SHOWN_LIMIT;
  if (side === 'older')
    return {
      ...history,
      messages: isTooMuch ? merged.slice(0, SHOWN_LIMIT) : merged,
      older: hasMore ? 'available' : 'none',
      newer: isTooMuch ? 'available' : history.newer,
    };
  const messages = isTooMuch ? merged.slice(-SHOWN_LIMIT) : merged;
  const newest = later(history.newest, messages.at(-1));
  return {
    messages,
    older: isTooMuch ? 'available' : history.older,
    // Something may have been written while this was read.
    newer: hasMore || isBefore(messages.at(-1), newest) ? 'available' : 'none',
    newest,
  };
}

/** The same row can arrive from the send, the channel and the table: the id decides. */
function merge(known: readonly Message[], arrived: readonly Message[]): readonly Message[] {
  const byId = new Map([...known, ...arrived].map((message) => [message.id, message]));
  return byId.size === known.length ? known : inOrder([...byId.values()]);
}

/** The server's clock decides. */
function inOrder(messages: readonly Message[]): readonly Message[] {
  return messages.toSorted(compareCursors);
}
