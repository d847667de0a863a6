import type { Message } from '../../api/messages.ts';

/**
 * The shown part of a conversation: without gaps, and never so long that it slows a phone down. Scrolling moves this
 * window along the conversation, so the total length does not matter.
 */
export interface History {
  /** Ordered by number. */
  messages: readonly Message[];
  older: Edge;
  newer: Edge;
  /** The number of the last message known to exist, shown or not; 0 without messages. */
  newest: number;
}

/** Whether there are messages beyond this end of the window, and the state of loading them. */
export type Edge = 'none' | 'available' | 'loading' | 'failed';

export type Side = 'older' | 'newer';

/** The most messages that are shown. Beyond that, messages are dropped at the end where the reader is not. */
export const SHOWN_LIMIT = 200;

/** The end of the window on one side, as it was when reading began: the message with the id `from`. */
export interface WindowEnd {
  side: Side;
  from: string;
}

/** Messages read beyond that end. */
export interface MoreMessages extends WindowEnd {
  messages: readonly Message[];
  hasMore: boolean;
}

export function endOf({ messages }: History, side: Side): Message | undefined {
  return messages.at(side === 'older' ? 0 : -1);
}

/** A window at another place. `newest` is the last known number of the conversation. */
export function newHistory(
  read: { messages: readonly Message[]; hasOlder: boolean; hasNewer?: boolean },
  newest = 0,
): History {
  const messages = inOrder(read.messages);
  const last = messages.at(-1)?.number ?? 0;
  return {
    messages,
    older: read.hasOlder ? 'available' : 'none',
    newer: read.hasNewer || last < newest ? 'available' : 'none',
    newest: Math.max(last, newest),
  };
}

/**
 * Adds new messages and replaces changed ones. Messages outside the window only update `newest`.
 * @param isFollowing whether the reader is at the end: then the oldest messages are dropped if there are too many
 */
export function withRows(history: History, rows: readonly Message[], isFollowing: boolean): History {
  const newest = rows.reduce((most, { number }) => Math.max(most, number), history.newest);
  const [first, last] = [endOf(history, 'older'), endOf(history, 'newer')];
  const inWindow = rows.filter(
    ({ number }) =>
      (history.older === 'none' || first === undefined || number >= first.number) &&
      (history.newer === 'none' || (last !== undefined && number <= last.number)),
  );
  const merged = merge(history.messages, inWindow);
  if (merged === history.messages && newest === history.newest) return history;
  if (merged.length <= SHOWN_LIMIT) return { ...history, messages: merged, newest };
  return isFollowing
    ? { ...history, messages: merged.slice(-SHOWN_LIMIT), older: 'available', newest }
    : { ...history, messages: merged.slice(0, SHOWN_LIMIT), newer: 'available', newest };
}

/** Shows the state of loading, unless the window has moved in the meantime. */
export function withEdge(history: History, { side, from }: WindowEnd, edge: 'loading' | 'failed'): History {
  return endOf(history, side)?.id === from ? { ...history, [side]: edge } : history;
}

/** Adds messages beyond one end and drops surplus messages at the other end. */
export function withMore(history: History, { side, from, messages: read, hasMore }: MoreMessages): History {
  // The window has moved in the meantime, and adding these messages would leave a gap.
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
  const last = messages.at(-1)?.number ?? 0;
  return {
    messages,
    older: isTooMuch ? 'available' : history.older,
    // Something may have been written while this was being read.
    newer: hasMore || last < history.newest ? 'available' : 'none',
    newest: Math.max(last, history.newest),
  };
}

/** The same row can come from a send, a read and the channel, and may be outdated: the higher revision wins. */
function merge(known: readonly Message[], added: readonly Message[]): readonly Message[] {
  const byId = new Map(known.map((message) => [message.id, message]));
  const isNews = ({ id, revision }: Message) => revision > (byId.get(id)?.revision ?? 0);
  const news = added.filter(isNews);
  if (news.length === 0) return known;
  for (const message of news) if (isNews(message)) byId.set(message.id, message);
  return inOrder([...byId.values()]);
}

function inOrder(messages: readonly Message[]): readonly Message[] {
  return messages.toSorted((a, b) => a.number - b.number);
}
