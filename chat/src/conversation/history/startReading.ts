import { CONVERSATION_START, fetchMessagesAfter, fetchMessagesBefore } from '../../api/messages.ts';
import { fetchReadPositions } from '../../api/readPositions.ts';
import { oneAtATime } from '../../oneAtATime.ts';
import type { ConversationEvent, HistoryState } from '../conversation.ts';

/**
 * While the channel is closed or a read failed, the tables are read again this often, and once more after the channel
 * has opened: a server can say so before the hints come through (https://github.com/supabase/supabase-js/issues/1599).
 */
const PULSE_MS = 5000;

export interface Reading {
  /** Reads what is missing, messages and read positions. */
  read: () => void;
  /** Reads the messages that are missing, or the end of the conversation if nothing could be read yet. */
  readMessages: () => void;
  readPositions: () => void;
  channelOpened: () => void;
  channelClosed: () => void;
  stop: () => void;
}

/**
 * Reads at once, when asked, and whenever a hint can have been lost. Messages are read on from `history.readTo`, so a lost
 * hint costs time and never a message.
 */
export function startReading(
  clientId: string,
  currentHistory: () => HistoryState,
  report: (event: ConversationEvent) => void,
): Reading {
  const stopping = new AbortController();
  const { signal } = stopping;
  /** Whether the last read of messages succeeded, so that nothing was missing after it. */
  let isComplete = false;
  let isChannelOpen = false;
  /** Whether there was a read after the channel had opened. */
  let isSettled = false;

  const readMessages = oneAtATime(async () => {
    if (signal.aborted) return;
    isComplete = await readAll();
    if (!signal.aborted) report({ type: isComplete ? 'connected' : 'disconnected' });
  });
  const readAll = async (): Promise<boolean> => {
    const history = currentHistory();
    if (history.step !== 'ready') return readEnd();
    const page = await fetchMessagesAfter(clientId, history.readTo ?? CONVERSATION_START);
    if (signal.aborted || !page.ok) return false;
    const { messages, hasMore } = page.value;
    if (messages.length > 0) report({ type: 'received', messages });
    return hasMore ? readAll() : true;
  };
  const readEnd = async () => {
    const page = await fetchMessagesBefore(clientId);
    if (signal.aborted) return false;
    if (page.ok) report({ type: 'loaded', messages: page.value.messages, hasOlder: page.value.hasMore });
    else report({ type: 'load-failed' });
    return page.ok;
  };
  const readPositions = oneAtATime(async () => {
    const positions = await fetchReadPositions(clientId);
    if (positions.ok && !signal.aborted) report({ type: 'read-positions', positions: positions.value });
  });
  const read = () => {
    readMessages();
    readPositions();
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
    readMessages,
    readPositions,
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
      stopping.abort();
    },
  };
}
