import { useMemo } from 'react';
import type { Message } from '../../api/messages.ts';
import type { Party, ReadPositions } from '../../api/readPositions.ts';
import type { HistoryState } from '../conversation.ts';
import { isBefore } from './history.ts';

const NONE: readonly Message[] = [];

/** The shown messages of the other side that one's own side has not read. Until that is known, none. */
export function useUnreadMessages(
  history: HistoryState,
  readPositions: ReadPositions | undefined,
  own: Party,
  isOwn: (message: Message) => boolean,
): readonly Message[] {
  const messages = history.step === 'ready' ? history.messages : NONE;
  return useMemo(() => {
    if (readPositions === undefined) return NONE;
    const unread = messages.filter((message) => isBefore(readPositions[own], message) && !isOwn(message));
    return unread.length > 0 ? unread : NONE;
  }, [messages, readPositions, own, isOwn]);
}
