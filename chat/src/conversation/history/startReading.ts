import { fetchMessagesAround, fetchMessagesSince, type Message } from '../../api/messages.ts';
import { fetchReadPositions, type Party } from '../../api/readPositions.ts';
import { oneAtATime } from '../../oneAtATime.ts';
import { type ConversationEvent, firstUnread } from '../conversation.ts';
import { createArrivals } from './arrivals.ts';
import { openingOf } from './opening.ts';

/**
 * While the channel is closed or a read failed, the tables are read again this often, and once more after the channel
 * has opened: a server can say so before what it sends comes through (https://github.com/supabase/supabase-js/issues/1599).
 */
const PULSE_MS = 5000;
/** Rows that come closer together are shown at once together: as often as a screen draws. */
const GATHER_MS = 16;

export interface Reading {
  /** Reads what is missing, messages and read positions. */
  read: () => void;
  /** Reads everything anew. */
  restart: () => void;
  /** A row that the channel has brought. */
  arrived: (row: Message) => void;
  /** A row that was the answer to something done here. */
  answered: (row: Message) => void;
  channelOpened: () => void;
  channelClosed: () => void;
  stop: () => void;
}

/**
 * Shows what the channel brings if nothing is missing before it, and reads what is: at once, when a row does not follow the
 * one before it, and whenever rows can have been lost. So a lost one costs time and never a message.
 */
export function startReading(
  clientId: string,
  own: Party,
  report: (event: ConversationEvent) => void,
): Reading {
  const stopping = new AbortController();
  const { signal } = stopping;
  const arrivals = createArrivals();
  const show = createGathering((messages) => report({ type: 'received', messages }));
  /** Whether the last read of messages succeeded, so that nothing was missing after it. */
  let isComplete = false;
  let isChannelOpen = false;
  /** Whether there was a read after the channel had opened. */
  let isSettled = false;

  const readMessages = oneAtATime(async () => {
    if (signal.aborted) return;
    const known = arrivals.known();
    isComplete = known === undefined ? await readStart() : await readOn(known);
    if (!signal.aborted) report({ type: isComplete ? 'connected' : 'disconnected' });
  });
  /** All that is missing is shown at once, however much it is: drawing it page by page would take longer than reading. */
  const readOn = async (known: number): Promise<boolean> => {
    const missed: Message[] = [];
    for (let revision = known; ; ) {
      const page = await fetchMessagesSince(clientId, revision);
      if (signal.aborted) return false;
      const messages = page.ok ? page.value.messages : [];
      missed.push(...messages);
      revision = messages.at(-1)?.revision ?? revision;
      if (page.ok && page.value.hasMore) continue;
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
    const readTo = positions.ok ? (positions.value[own]?.last_read_number ?? 0) : undefined;
    const isUnreadFarther = hasMore && readTo !== undefined && readTo + 1 < (messages[0]?.number ?? 0);
    const around = isUnreadFarther ? await fetchMessagesAround(clientId, readTo) : undefined;
    if (signal.aborted) return false;
    const followUps = arrivals.readTo(Math.max(0, ...messages.map(({ revision }) => revision)));
    const shown =
      around?.ok && firstUnread(around.value.messages, clientId, own, readTo)
        ? around.value
        : { messages, hasOlder: hasMore };
    report({
      type: 'loaded',
      ...shown,
      newest: messages.at(-1)?.number ?? 0,
      divider: firstUnread(shown.messages, clientId, own, readTo)?.number,
    });
    show(followUps);
    return true;
  };
  const readPositions = oneAtATime(async () => {
    const positions = await fetchReadPositions(clientId);
    if (positions.ok && !signal.aborted) report({ type: 'read-positions', positions: positions.value });
  });
  const read = () => {
    // The first read brings both.
    if (arrivals.known() !== undefined) readPositions();
    readMessages();
  };

  const pulse = setInterval(() => {
    if ((isSettled && isComplete) || document.visibilityState !== 'visible') return;
    isSettled = isChannelOpen;
    read();
  }, PULSE_MS);
  for (const occasion of ['focus', 'online', 'offline']) window.addEventListener(occasion, read, { signal });
  // A phone that comes back from another app often sends this event alone.
  document.addEventListener('visibilitychange', read, { signal });
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
    // It is shown whatever is missing before it: that is on its way, and the channel will tell if it is not.
    answered: (row) => report({ type: 'received', messages: [row, ...arrivals.take(row)] }),
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
      clearInterval(pulse);
      show.stop();
      stopping.abort();
    },
  };
}

/** Hands rows over at once, or together with those that come within a frame after the last ones. */
function createGathering(handOver: (rows: Message[]) => void) {
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
