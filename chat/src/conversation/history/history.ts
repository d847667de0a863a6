import type { Cursor, Message } from '../../api/messages.ts';

/**
 * The shown part of a conversation: without gaps, and never so long that it slows a phone down. Scrolling slides this
 * window along the conversation, so its total length does not matter.
 */
export interface History {
  /** The oldest first. */
  messages: readonly Message[];
  older: Edge;
  newer: Edge;
  /** The last message that is known to exist, shown or not. */
  newest: Cursor | undefined;
  /**
   * Nothing up to here was missed, so reading continues from here. It can be before `newest`: the other side can have
   * written just before a message that was stored from this device.
   */
  readTo: Cursor | undefined;
}

/** What lies beyond this end of the window, and how reading it goes. */
export type Edge = 'none' | 'available' | 'loading' | 'failed';

export type Side = 'older' | 'newer';

/** So many messages stay when more are read; those at the other end go. */
export const SHOWN_LIMIT = 200;

/** What was read beyond the message `from`, which was the last one on that side. */
export interface MoreMessages {
  side: Side;
  from: string;
  messages: readonly Message[];
  hasMore: boolean;
}

export function endOf({ messages }: History, side: Side): Message | undefined {
  return messages.at(side === 'older' ? 0 : -1);
}

/** Moves the window somewhere else; `known` is the history before. */
export function newHistory(
  read: { messages: readonly Message[]; hasOlder: boolean; hasNewer?: boolean },
  known?: History,
): History {
  const messages = inOrder(read.messages);
  const last = messages.at(-1);
  const newest = later(known?.newest, last);
  return {
    messages,
    older: read.hasOlder ? 'available' : 'none',
    newer: read.hasNewer || isBefore(last, newest) ? 'available' : 'none',
    newest,
    readTo: later(known?.readTo, last),
  };
}

/** Adds the messages that follow `readTo`. Those after the window are only noted. */
export function withNews(history: History, news: readonly Message[]): History {
  const last = inOrder(news).at(-1);
  const end = history.messages.at(-1);
  const inWindow = history.newer === 'none' ? news : news.filter((message) => isBefore(message, end));
  const messages = merge(history.messages, inWindow);
  const newest = later(history.newest, last);
  const readTo = later(history.readTo, last);
  const isSame = messages === history.messages && newest === history.newest && readTo === history.readTo;
  return isSame ? history : { ...history, messages, newest, readTo };
}

/** Adds a message that was stored from this device. What was written before it may not have been read yet. */
export function withStored(history: History, message: Message): History {
  const newest = later(history.newest, message);
  if (history.newer !== 'none') return { ...history, newest };
  return { ...history, messages: merge(history.messages, [message]), newest };
}

export function withEdge(history: History, side: Side, edge: 'loading' | 'failed'): History {
  return { ...history, [side]: edge };
}

/** Adds what was read beyond one end, and drops at the other end what is too much. */
export function withMore(history: History, { side, from, messages: read, hasMore }: MoreMessages): History {
  // The window has moved since, and what was read would leave a gap in it.
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
    ...history,
    messages,
    older: isTooMuch ? 'available' : history.older,
    // Something may have been written while this was read.
    newer: hasMore || isBefore(messages.at(-1), newest) ? 'available' : 'none',
    newest,
  };
}

/** The same row can come from a send and from a read: the id decides. */
function merge(known: readonly Message[], added: readonly Message[]): readonly Message[] {
  const byId = new Map([...known, ...added].map((message) => [message.id, message]));
  return byId.size === known.length ? known : inOrder([...byId.values()]);
}

function inOrder(messages: readonly Message[]): readonly Message[] {
  return messages.toSorted(compareCursors);
}

/** Undefined is before everything. */
export function isBefore(a: Cursor | undefined, b: Cursor | undefined): boolean {
  if (a === undefined || b === undefined) return b !== undefined;
  return compareCursors(a, b) < 0;
}

export function later(a: Cursor | undefined, b: Cursor | undefined): Cursor | undefined {
  return isBefore(a, b) ? b : a;
}

/** The order of a conversation. The server writes all timestamps in UTC and in one format, so they compare as text. */
function compareCursors(a: Cursor, b: Cursor): number {
  return compareText(a.timestamp, b.timestamp) || compareText(a.id, b.id);
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
