import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { Party } from '../api/readPositions.ts';
import type { Conversation, ConversationEvent } from './conversation.ts';
import { type Following, followConversation } from './followConversation.ts';
import type { Outbox } from './sending/outbox.ts';

interface Followed {
  clientId: string;
  own: Party;
  outbox: Outbox;
  latest: () => Conversation;
}

/** Follows a conversation as long as it is open. */
export function useFollowing(
  { clientId, own, outbox, latest }: Followed,
  onEvent: (event: ConversationEvent) => void,
): Omit<Following, 'stop'> {
  const following = useRef<Following>(undefined);
  const report = useEffectEvent(onEvent);

  useEffect(() => {
    const followed = followConversation(
      {
        clientId,
        own,
        currentHistory: () => latest().history,
        isOnItsWay: (id) => outbox.has(id),
      },
      (event) => report(event),
    );
    following.current = followed;
    return followed.stop;
  }, [clientId, own, outbox, latest]);

  return useMemo(
    () => ({
      read: () => following.current?.read(),
      typed: () => following.current?.typed(),
      sent: () => following.current?.sent(),
    }),
    [],
  );
}
