import { openPrivateChannel } from '@vitrina/shared/openPrivateChannel.ts';
import { supabase } from './supabase.ts';

/** Reported in place of a table's name when any table of the conversations has changed. */
export const CHAT = 'chat';

interface Listener {
  /** A row of this table has changed. Such a hint can be lost; the table is the source of truth. */
  change: (table: string) => void;
  /** The channel has been opened or reopened. Hints sent while it was closed are lost. */
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
