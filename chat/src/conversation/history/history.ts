import type { Message } from '../../api/messages.ts';

/**
 * The shown part of a conversation: without gaps, and never so long that it slows a phone down. Scrolling slides this
 * window along the conversation, so its total length does not matter.
 */
export interface History {
  /** By their numbers. */
  messages: readonly Message[];
  older: Edge;
  newer: Edge;
  /** The number of the last message that is known to exist, shown or not; 0 where there is none. */
  newest: number;
}

/** What lies beyond this end of the window, and how reading it goes. */
export type Edge = 'none' | 'available' | 'loading' | 'failed';

export type Side = 'older' | 'newer';

/** So many messages are shown at most; of more, those at the end that the reader is not at go. */
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

/** Moves the window somewhere else. `newest` is what is known of the conversation's end. */
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
 * Adds what was written, and puts what was changed in its place. What lies outside of the window is only noted.
 * @param isFollowing whether the reader is at the end: then the oldest go when there are too many
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
  const last = messages.at(-1)?.number ?? 0;
  return {
    messages,
    older: isTooMuch ? 'available' : history.older,
    // Something may have been written while this was read.
    newer: hasMore || last < history.newest ? 'available' : 'none',
    newest: Math.max(last, history.newest),
  };
}

/** The same row can come from a send, a read and the channel, and one of them may be older: its revision decides. */
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
