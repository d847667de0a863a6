import type { RealtimeChannel } from '@supabase/supabase-js';
import { openPrivateChannel } from '@vitrina/shared/openPrivateChannel.ts';
import { raiseDoubt } from './doubts.ts';
import type { Party } from './reads.ts';
import { supabase } from './supabase.ts';

// Everything here is only a hint, which a member of the conversation can forge and the network can lose: what was
// written and what was read tells the table.
interface Listener {
  /** Something was written just now. */
  message: (sender: { isPeer: boolean }) => void;
  /** Somebody has read on. */
  read: () => void;
  /** The other side is typing. */
  typing: () => void;
  /** Whether somebody of the other side has the conversation open. */
  presence: (isPeerOnline: boolean) => void;
  connect: () => void;
  disconnect: () => void;
}

export interface ConversationChannel {
  /** Tells the other side that something is being typed. It says no more than that. */
  sayTyping: () => void;
  leave: () => void;
}

/** Joins a client's conversation on one of its two sides. All tabs and people of a side are the same to the other one. */
export function joinConversation(clientId: string, own: Party, listener: Listener): ConversationChannel {
  const peer: Party = own === 'client' ? 'studio' : 'client';
  let joined: RealtimeChannel | undefined;

  const leave = openPrivateChannel(supabase, `chat:${clientId}`, {
    presenceKey: own,
    prepare: (channel) =>
      channel
        .on('broadcast', { event: 'message' }, ({ payload }) =>
          listener.message({ isPeer: (payload?.sender_id === clientId) === (peer === 'client') }),
        )
        .on('broadcast', { event: 'read' }, listener.read)
        .on('broadcast', { event: 'account' }, () => raiseDoubt(clientId))
        .on('broadcast', { event: 'typing' }, ({ payload }) => payload?.side === peer && listener.typing())
        .on('presence', { event: 'sync' }, () => listener.presence(peer in channel.presenceState())),
    connect: (channel) => {
      joined = channel;
      // After a restart of the server nobody is present until they say so again.
      void channel.track({});
      listener.connect();
    },
    disconnect: (isRefused) => {
      if (isRefused) raiseDoubt();
      joined = undefined;
      listener.presence(false);
      listener.disconnect();
    },
  });

  return {
    sayTyping: () => void joined?.send({ type: 'broadcast', event: 'typing', payload: { side: own } }),
    leave,
  };
}
