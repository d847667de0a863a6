import { timeOfId } from '@vitrina/shared/timeOfId.ts';
import { useEffect, useState } from 'react';
import type { Outbox } from '../conversation/sending/outbox.ts';
import { useToast } from '../ui/ToastProvider.tsx';
import { text } from './text.ts';
import type { ClientList } from './useClients.ts';

/** A message to a deleted client is visible nowhere: it is discarded, and its text is shown to its writer. */
export function useRefusedMessages(outbox: Outbox | undefined, list: ClientList) {
  const toast = useToast();
  const [returned] = useState(() => new Set<string>());
  useEffect(() => {
    if (outbox === undefined || list.step !== 'ready') return;
    const readAt = Date.now();
    const present = new Set(list.clients.map(({ id }) => id));
    return outbox.$unsent.subscribe((unsent) => {
      for (const { id, receiver_id, refusal, content } of unsent) {
        if (refusal === undefined || receiver_id === undefined || present.has(receiver_id)) continue;
        // Another tab may be writing to somebody who is newer than this list.
        if (timeOfId(id) > readAt) continue;
        // It stays in the outbox for a moment, in which the list may be read again.
        if (returned.has(id)) continue;
        returned.add(id);
        void outbox.discard(id);
        toast({ tone: 'error', title: text.deletedClient, text: content });
      }
    });
  }, [outbox, list, toast, returned]);
}
