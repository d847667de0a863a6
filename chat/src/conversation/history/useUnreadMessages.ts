import { useMemo } from 'react';
import type { Message } from '../../api/messages.ts';
import type { Party, ReadPositions } from '../../api/readPositions.ts';
import { type HistoryState, isUnread } from '../conversation.ts';

const NONE: readonly Message[] = [];

interface Unread {
  /** The shown messages of the other side that one's own side has not read; empty until the read position is known. */
  unread: readonly Message[];
  /** Whether there are no unread messages before them. */
  areFirst: boolean;
}

export function useUnreadMessages(
  history: HistoryState,
  readPositions: ReadPositions | undefined,
  clientId: string,
  own: Party,
): Unread {
  const messages = history.step === 'ready' ? history.messages : NONE;
  const readTo = readPositions && (readPositions[own]?.last_read_number ?? 0);
  return useMemo(() => {
    if (readTo === undefined) return { unread: NONE, areFirst: false };
    const unread = messages.filter((message) => isUnread(message, clientId, own, readTo));
    const areFirst = (messages[0]?.number ?? 0) <= readTo + 1;
    return { unread: unread.length > 0 ? unread : NONE, areFirst };
  }, [messages, readTo, clientId, own]);
}
