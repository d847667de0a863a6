import { fetchMessagesAround, fetchMessagesSince, type Message } from '../../api/messages.ts';
import { $fileHint, $projectHint } from '../../api/projectHints.ts';
import { fetchReadPositions, type Party, type ReadPosition } from '../../api/readPositions.ts';
import { oneAtATime } from '../../oneAtATime.ts';
import { onPulse } from '../../onPulse.ts';
import { onReturn } from '../../onReturn.ts';
import { type ConversationEvent, firstUnread } from '../conversation.ts';
import { createArrivals } from './arrivals.ts';
import { createGathering } from './gathering.ts';
import { openingOf } from './opening.ts';

/** The kinds of messages that tell of a change of a request or the plan. */
const ABOUT_PROJECT = ['request', 'answer', 'stage'];
/** The kinds of messages that tell of a change of the files. What was taken back may have been one. */
const ABOUT_FILES = ['image', 'file', 'deleted'];

export interface Reading {
  /** Reads missing messages and read positions. */
  read: () => void;
  /** Reads everything again. */
  restart: () => void;
  /** A row from the channel. */
  arrived: (row: Message) => void;
  /** Rows that answer a change made here. */
  answered: (rows: readonly Message[]) => void;
  channelOpened: () => void;
  channelClosed: () => void;
  stop: () => void;
}

/**
 * Shows rows from the channel if nothing before them is missing. Missing rows are read: at once when a row does not
 * follow the one before it, and whenever rows may have been lost. So a lost row costs time but never a message.
 */
export function startReading(
  clientId: string,
  own: Party,
  report: (event: ConversationEvent) => void,
): Reading {
  const stopping = new AbortController();
  const { signal } = stopping;
  const arrivals = createArrivals();
  const receive = (messages: readonly Message[]) => {
    report({ type: 'received', messages });
    if (messages.some(({ message_type }) => ABOUT_FILES.includes(message_type))) $fileHint.set({});
  };
  const show = createGathering(receive);
  /** Whether the last read of messages succeeded, so that nothing is missing. */
  let isComplete = false;
  let isChannelOpen = false;
  /** Whether there has been a read since the channel opened. */
  let isSettled = false;

  const readMessages = oneAtATime(async () => {
    if (signal.aborted) return;
    const known = arrivals.known();
    isComplete = known === undefined ? await readStart() : await readOn(known);
    if (!signal.aborted) report({ type: isComplete ? 'connected' : 'disconnected' });
  });
  /** Everything that is missing is shown at once: rendering it page by page would take longer than reading it. */
  const readOn = async (known: number): Promise<boolean> => {
    const missed: Message[] = [];
    for (let revision = known; ; ) {
      const page = await fetchMessagesSince(clientId, revision);
      if (signal.aborted) return false;
      const messages = page.ok ? page.value.messages : [];
      missed.push(...messages);
      revision = messages.at(-1)?.revision ?? revision;
      if (page.ok && page.value.hasMore) continue;
      // The hint was lost together with the row.
      if (missed.some(({ message_type }) => ABOUT_PROJECT.includes(message_type))) $projectHint.set({});
      show([...missed, ...arrivals.readTo(revision)]);
      return page.ok;
    }
  };
  const readStart = async (): Promise<boolean> => {
    const [end, positions] = await openingOf(clientId);
    if (signal.aborted) return false;
    if (positions.ok) report({ type: 'read-positions', positions: positions.value });
    if (!end.ok) {
      report({ type: 'load-failed' });
      return false;
    }
    const { messages, hasMore } = end.value;
    const position = positions.ok ? (positions.value[own] ?? { last_read_number: 0, move: 0 }) : undefined;
    const unread = hasMore && position ? await readUnread(position, messages[0]?.number ?? 0) : undefined;
    if (signal.aborted) return false;
    const followUps = arrivals.readTo(Math.max(0, ...messages.map(({ revision }) => revision)));
    const shown = unread ?? { messages, hasOlder: hasMore };
    report({
      type: 'loaded',
      ...shown,
      newest: messages.at(-1)?.number ?? 0,
      divider: firstUnread(shown.messages, clientId, own, position?.last_read_number)?.number,
    });
    show(followUps);
    return true;
  };
  /**
   * The part with the first unread message, if that is before the number `end`. Meanwhile the position moves, here alone,
   * over the messages that nobody has to read: one's own.
   */
  const readUnread = async ({ last_read_number, move }: ReadPosition, end: number) => {
    for (let readTo = last_read_number; readTo + 1 < end; ) {
      const part = await fetchMessagesAround(clientId, readTo);
      if (!part.ok || signal.aborted) return undefined;
      if (firstUnread(part.value.messages, clientId, own, readTo)) return part.value;
      readTo = part.value.messages.at(-1)?.number ?? end;
      report({ type: 'read-positions', positions: { [own]: { last_read_number: readTo, move } } });
    }
    return undefined;
  };
  const readPositions = oneAtATime(async () => {
    const positions = await fetchReadPositions(clientId);
    if (positions.ok && !signal.aborted) report({ type: 'read-positions', positions: positions.value });
  });
  const read = () => {
    // The first read brings both messages and read positions.
    if (arrivals.known() !== undefined) readPositions();
    readMessages();
  };

  // While the channel is closed or after a failed read, and once more after the channel has opened: a server can report
  // an open channel before its messages come through (https://github.com/supabase/supabase-js/issues/1599).
  const stopPulse = onPulse(() => {
    if (isSettled && isComplete) return;
    isSettled = isChannelOpen;
    read();
  });
  const stopReturn = onReturn(read);
  // In a hidden tab, too: it tells of new messages.
  for (const occasion of ['online', 'offline']) window.addEventListener(occasion, read, { signal });
  read();

  return {
    read,
    restart: () => {
      arrivals.forget();
      read();
    },
    arrived: (row) => {
      show(arrivals.take(row));
      if (arrivals.hasGap()) readMessages();
    },
    // Shown even if rows before it are missing: those are on their way, and the channel reveals it if they are not.
    answered: (rows) => receive([...rows, ...rows.flatMap(arrivals.take)]),
    channelOpened: () => {
      isChannelOpen = true;
      read();
    },
    channelClosed: () => {
      isChannelOpen = false;
      isSettled = false;
      read();
    },
    stop: () => {
      stopPulse();
      stopReturn();
      show.stop();
      stopping.abort();
    },
  };
}
