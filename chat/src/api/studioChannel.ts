import { openPrivateChannel } from '@vitrina/shared/openPrivateChannel.ts';
import { raiseDoubt } from './doubts.ts';
import { supabase } from './supabase.ts';

interface Listener {
  /** Something happened to this client or in its conversation. Only a hint: the table tells what. */
  change: (clientId: string) => void;
  /** The channel is open, for the first time or again. */
  connect: () => void;
}

/** Hears of every conversation of the studio, until the returned function is called. */
export function listenToStudio({ change, connect }: Listener): () => void {
  return openPrivateChannel(supabase, 'studio', {
    prepare: (channel) => {
      for (const event of ['message', 'read'])
        channel.on('broadcast', { event }, ({ payload }) => change(String(payload?.client_id)));
      channel.on('broadcast', { event: 'changed' }, ({ payload }) => {
        if (payload?.table !== 'chat_users') return;
        change(String(payload.id));
        raiseDoubt(String(payload.id));
      });
    },
    connect,
    disconnect: (isRefused) => isRefused && raiseDoubt(),
  });
}
