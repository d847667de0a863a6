import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import type { NewMessage } from '../../api/messages.ts';
import type { ConversationEvent } from '../conversation.ts';
import type { Outbox } from './outbox.ts';

/** What of the outbox belongs to one conversation; what is stored of it goes to the history. */
export function useOutgoing(outbox: Outbox, clientId: string, dispatch: (event: ConversationEvent) => void) {
  const unsent = useStore(outbox.$unsent);
  const outgoing = useMemo(
    () => unsent.filter((message) => belongsTo(message, clientId)),
    [unsent, clientId],
  );

  useEffect(
    () =>
      outbox.$lastStored.listen((message) => {
        if (message !== undefined && belongsTo(message, clientId)) dispatch({ type: 'stored', message });
      }),
    [outbox, clientId, dispatch],
  );

  return { outgoing, upload: useStore(outbox.$upload) };
}

function belongsTo({ sender_id, receiver_id }: NewMessage, clientId: string): boolean {
  return sender_id === clientId || receiver_id === clientId;
}
