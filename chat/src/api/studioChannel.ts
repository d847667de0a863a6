import { openPrivateChannel } from '@vitrina/shared/openPrivateChannel.ts';
import { reportAccountChange } from './accountChanges.ts';
import { supabase } from './supabase.ts';

interface Listener {
  /** A hint that this client or their conversation has changed. */
  change: (clientId: string) => void;
  /** The channel has opened, for the first time or again. */
  connect: () => void;
}

/** Listens to all conversations of the studio until the returned function is called. */
export function listenToStudio({ change, connect }: Listener): () => void {
  return openPrivateChannel(supabase, 'studio', {
    prepare: (channel) => {
      for (const event of ['message', 'read'])
        channel.on('broadcast', { event }, ({ payload }) => change(String(payload?.client_id)));
      channel.on('broadcast', { event: 'changed' }, ({ payload }) => {
        if (payload?.table !== 'chat_users') return;
        change(String(payload.id));
        reportAccountChange(String(payload.id));
      });
    },
    connect,
    disconnect: (isRefused) => isRefused && reportAccountChange(),
  });
}
