import { joinConversation } from '../api/conversationChannel.ts';
import { CONVERSATION_START, type Cursor, fetchMessagesAfter, fetchMessagesBefore } from '../api/messages.ts';
import { fetchReads, type Party } from '../api/reads.ts';
import type { ConversationEvent } from './conversation.ts';
import { oneAtATime } from './oneAtATime.ts';
import { createTyping } from './typing.ts';

/**
 * While the channel is away or the table could not be read, it is asked again this often, and once more after the channel
 * has opened: a server can say so before the hints come through (https://github.com/supabase/supabase-js/issues/1599).
 */
const PULSE_MS = 5000;

export interface Following {
  /** Reads what is missing, from the beginning if nothing could be read yet. */
  read: () => void;
  /** Something is being typed here. */
  typed: () => void;
  /** It was sent. */
  sent: () => void;
  stop: () => void;
}

/**
 * Keeps a conversation complete. The channel only hints that there is something to read; what is shown comes from the
 * tables, the messages read on from `cursor`. So a lost hint costs time and never a message.
 */
export function followConversation(
  clientId: string,
  own: Party,
  report: (event: ConversationEvent) => void,
): Following {
  let cursor: Cursor | undefined;
  let isChannelOpen = false;
  /** Open, and read since. */
  let isSettled = false;
  let isComplete = false;
  const stopping = new AbortController();
  const { signal } = stopping;

  const readMessages = oneAtATime(async () => {
    if (signal.aborted) return;
    isComplete = await (cursor === undefined ? readEnd() : readOn(cursor));
    if (!signal.aborted) report({ type: isComplete ? 'connected' : 'disconnected' });
  });

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

  const readReads = oneAtATime(async () => {
    const reads = await fetchReads(clientId);
    if (reads.ok && !signal.aborted) report({ type: 'reads', reads: reads.value });
  });

  const read = () => {
    readMessages();
    readReads();
  };

  const typing = createTyping(
    () => channel.sayTyping(),
    (isTyping) => report({ type: 'peer', isTyping }),
  );
  const channel = joinConversation(clientId, own, {
    message: ({ isPeer }) => {
      if (isPeer) typing.ended();
      readMessages();
    },
    read: readReads,
    typing: typing.heard,
    presence: (isOnline) => report({ type: 'peer', isOnline }),
    connect: () => {
      isChannelOpen = true;
      read();
    },
    disconnect: () => {
      isChannelOpen = false;
      isSettled = false;
      typing.ended();
      read();
    },
  });

  const pulse = setInterval(() => {
    if ((isSettled && isComplete) || document.visibilityState !== 'visible') return;
    isSettled = isChannelOpen;
    read();
  }, PULSE_MS);
  for (const occasion of ['focus', 'online', 'offline']) window.addEventListener(occasion, read, { signal });
  // A phone that comes back from another app often tells this alone.
  document.addEventListener('visibilitychange', read, { signal });
  read();

  return {
    read,
    typed: typing.typed,
    sent: typing.sent,
    stop: () => {
      stopping.abort();
      clearInterval(pulse);
      typing.stop();
      channel.leave();
    },
  };
}
