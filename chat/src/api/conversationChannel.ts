import type { RealtimeChannel } from '@supabase/supabase-js';
import { openPrivateChannel } from '@vitrina/shared/openPrivateChannel.ts';
import { reportAccountChange } from './accountChanges.ts';
import type { Party } from './readPositions.ts';
import { supabase } from './supabase.ts';

/** Hints only: a member can forge them and the network can lose them. The tables are the source of truth. */
interface Listener {
  message: (hint: { id: string; isPeer: boolean }) => void;
  /** Somebody has read on. */
  read: () => void;
  typing: () => void;
  presence: (isPeerOnline: boolean) => void;
  connect: () => void;
  disconnect: () => void;
}

export interface ConversationChannel {
  /** Tells the other side that something is being typed, but not what. */
  sendTyping: () => void;
  leave: () => void;
}

/** Joins a client's conversation on one of its two sides. To the other side, all tabs and people of this one look the same. */
export function joinConversation(clientId: string, own: Party, listener: Listener): ConversationChannel {
  const peer: Party = own === 'client' ? 'studio' : 'client';
  let joined: RealtimeChannel | undefined;

  const leave = openPrivateChannel(supabase, `chat:${clientId}`, {
    presenceKey: own,
    prepare: (channel) =>
      channel
        .on('broadcast', { event: 'message' }, ({ payload }) =>
          listener.message({
            id: String(payload?.id),
            isPeer: (payload?.sender_id === clientId) === (peer === 'client'),
          }),
        )
        .on('broadcast', { event: 'read' }, listener.read)
        .on('broadcast', { event: 'account' }, () => reportAccountChange(clientId))
        .on('broadcast', { event: 'typing' }, ({ payload }) => payload?.side === peer && listener.typing())
        .on('presence', { event: 'sync' }, () => listener.presence(peer in channel.presenceState())),
    connect: (channel) => {
      joined = channel;
      // A server that has restarted knows of nobody's presence.
      void channel.track({});
      listener.connect();
    },
    disconnect: (isRefused) => {
      if (isRefused) reportAccountChange();
      joined = undefined;
      listener.presence(false);
      listener.disconnect();
    },
  });

  return {
    sendTyping: () => void joined?.send({ type: 'broadcast', event: 'typing', payload: { side: own } }),
    leave,
  };
}
