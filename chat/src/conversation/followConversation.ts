import { listenToMessages } from '../api/messageChannel.ts';
import { CONVERSATION_START, type Cursor, fetchMessagesAfter, fetchMessagesBefore } from '../api/messages.ts';
import type { ConversationEvent } from './conversation.ts';

/** While the channel is away or the table could not be read, it is asked again this often. */
const PULSE_MS = 5000;

export interface Following {
  /** Reads what is missing, from the beginning if nothing could be read yet. */
  read: () => void;
  stop: () => void;
}

/**
 * Keeps a conversation complete. The channel only hints that there is something to read; what is shown comes from the
 * table, read on from `cursor`. So a lost hint costs time and never a message.
 */
export function followConversation(clientId: string, report: (event: ConversationEvent) => void): Following {
  let cursor: Cursor | undefined;
  let isChannelOpen = false;
  let isComplete = false;
  let isReading = false;
  let isReadWanted = false;
  const stopping = new AbortController();
  const { signal } = stopping;

  const read = async () => {
    isReadWanted = true;
    if (isReading) return;
    isReading = true;
    while (isReadWanted && !signal.aborted) {
      isReadWanted = false;
      isComplete = await (cursor === undefined ? readEnd() : readOn(cursor));
      if (!signal.aborted) report({ type: isComplete ? 'connected' : 'disconnected' });
    }
    isReading = false;
  };

  const readEnd = async () => {
    const page = await fetchMessagesBefore(clientId);
    if (signal.aborted) return false;
    if (!page.ok) {
      report({ type: 'load-failed' });
      return false;
    }
    const { messages, hasMore } = page.value;
    report({ type: 'loaded', messages, hasOlder: hasMore });
    cursor = messages.at(-1) ?? CONVERSATION_START;
    return true;
  };

  const readOn = async (from: Cursor): Promise<boolean> => {
    const page = await fetchMessagesAfter(clientId, from);
    if (signal.aborted || !page.ok) return false;
    const { messages, hasMore } = page.value;
    if (messages.length > 0) report({ type: 'received', messages });
    cursor = messages.at(-1) ?? from;
    return hasMore ? readOn(cursor) : true;
  };

  const stopListening = listenToMessages(clientId, {
    message: () => void read(),
    connect: () => {
      isChannelOpen = true;
      void read();
    },
    disconnect: () => {
      isChannelOpen = false;
      void read();
    },
  });

  const pulse = setInterval(() => {
    if (!(isChannelOpen && isComplete) && document.visibilityState === 'visible') void read();
  }, PULSE_MS);
  const readNow = () => void read();
  for (const occasion of ['focus', 'online', 'offline'])
    window.addEventListener(occasion, readNow, { signal });
  // A phone that comes back from another app often tells this alone.
  document.addEventListener('visibilitychange', readNow, { signal });
  readNow();

  return {
    read: readNow,
    stop: () => {
      stopping.abort();
      clearInterval(pulse);
      stopListening();
    },
  };
}
