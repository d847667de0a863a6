import { useMemo } from 'react';
import type { Message } from '../api/messages.ts';
import type { Party, Reads } from '../api/reads.ts';
import type { Conversation } from './conversation.ts';
import { isBefore } from './cursors.ts';

const NOTHING: readonly Message[] = [];

/** What is shown of the other side's messages and the own side has not read. Until that is known, nothing. */
export function useUnreadMessages(
  history: Conversation['history'],
  reads: Reads | undefined,
  own: Party,
  isOwn: (message: Message) => boolean,
): readonly Message[] {
  const messages = history.step === 'ready' ? history.messages : NOTHING;
  return useMemo(() => {
    if (reads === undefined) return NOTHING;
    const unread = messages.filter((message) => isBefore(reads[own], message) && !isOwn(message));
    return unread.length > 0 ? unread : NOTHING;
  }, [messages, reads, own, isOwn]);
}
