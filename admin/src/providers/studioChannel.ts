import { openPrivateChannel } from '@vitrina/shared/openPrivateChannel.ts';
import { supabase } from './supabase.ts';

/** Stands for the conversations, whichever of their tables was written. */
export const CHAT = 'chat';

interface Listener {
  /** A row of this table was written. A hint can be lost; the table is the source of truth. */
  change: (table: string) => void;
  /** The channel is open, for the first time or again; what was sent before is not repeated. */
  connect: () => void;
}

/** Listens to the studio's private channel until the returned function is called. */
export function listenToStudio({ change, connect }: Listener): () => void {
  return openPrivateChannel(supabase, 'studio', {
    prepare: (channel) => {
      for (const event of ['message', 'read']) channel.on('broadcast', { event }, () => change(CHAT));
      channel.on('broadcast', { event: 'changed' }, ({ payload }) => {
        if (typeof payload?.table === 'string') change(payload.table);
      });
    },
    connect,
  });
}
