import { useEffect } from 'react';
import type { Outbox } from '../conversation/sending/outbox.ts';
import { useToast } from '../ui/ToastProvider.tsx';
import { text } from './text.ts';
import type { ClientList } from './useClients.ts';

/** A message to a deleted client is visible nowhere: it is discarded, and its text is shown to its writer. */
export function useRefusedMessages(outbox: Outbox | undefined, list: ClientList) {
  const toast = useToast();
  useEffect(() => {
    if (outbox === undefined || list.step !== 'ready') return;
    const present = new Set(list.clients.map(({ id }) => id));
    return outbox.$unsent.subscribe((unsent) => {
      for (const { id, receiver_id, refusal, content } of unsent) {
        if (refusal === undefined || receiver_id === undefined || present.has(receiver_id)) continue;
        void outbox.discard(id);
        toast({ tone: 'error', title: text.deletedClient, text: content });
      }
    });
  }, [outbox, list, toast]);
}
