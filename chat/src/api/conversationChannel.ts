import type { RealtimeChannel } from '@supabase/supabase-js';
import { openPrivateChannel } from '@vitrina/shared/openPrivateChannel.ts';
import { reportAccountChange } from './accountChanges.ts';
import type { Message } from './messages.ts';
import type { Party, ReadPositions } from './readPositions.ts';
import { supabase } from './supabase.ts';

interface Listener {
  /** A new or changed row. The database alone sends it, so it is true; the network can lose it. */
  message: (row: Message) => void;
  /** Somebody has read on, or has marked something as unread. */
  read: (positions: ReadPositions) => void;
  typing: (isTyping: boolean) => void;
  presence: (isPeerOnline: boolean) => void;
  connect: () => void;
  disconnect: () => void;
}

export interface ConversationChannel {
  /** Tells the other side whether something is being typed, but not what. */
  sendTyping: (isTyping: boolean) => void;
  leave: () => void;
}

/** Joins a client's conversation on one of its two sides. To the other side, all tabs and people of this one look the same. */
export function joinConversation(clientId: string, own: Party, listener: Listener): ConversationChannel {
  const leaveNews = openPrivateChannel(supabase, `chat:${clientId}`, {
    prepare: (channel) =>
      channel
        .on('broadcast', { event: 'message' }, ({ payload }) => listener.message(payload))
        .on('broadcast', { event: 'read' }, ({ payload: { side, last_read_number, move } }) =>
          listener.read({ [side]: { last_read_number, move } }),
        )
        .on('broadcast', { event: 'account' }, () => reportAccountChange(clientId)),
    connect: listener.connect,
    disconnect: (isRefused) => {
      if (isRefused) reportAccountChange();
      listener.disconnect();
    },
  });
  const people = meetPeople(clientId, own, listener);
  const leaveStudio = own === 'client' ? watchStudio(listener.presence) : undefined;

  return {
    sendTyping: people.sendTyping,
    leave: () => {
      leaveNews();
      people.leave();
      leaveStudio?.();
    },
  };
}

/** Beside the conversation, where its two sides show what they do. */
function meetPeople(
  clientId: string,
  own: Party,
  { typing, presence }: Pick<Listener, 'typing' | 'presence'>,
) {
  let joined: RealtimeChannel | undefined;
  const leave = openPrivateChannel(supabase, `chat-presence:${clientId}`, {
    presenceKey: own,
    prepare: (channel) => {
      channel.on(
        'broadcast',
        { event: 'typing' },
        ({ payload }) => payload?.side !== own && typing(payload?.isTyping === true),
      );
      channel.on('presence', { event: 'sync' }, () => {
        if (own === 'studio') presence('client' in channel.presenceState());
      });
    },
    connect: (channel) => {
      joined = channel;
      // A server that has restarted knows of nobody's presence.
      if (own === 'client') void channel.track({});
    },
    disconnect: () => {
      joined = undefined;
      if (own === 'studio') presence(false);
    },
  });
  return {
    sendTyping: (isTyping: boolean) =>
      void joined?.send({ type: 'broadcast', event: 'typing', payload: { side: own, isTyping } }),
    leave,
  };
}

/** The studio is there while any of its people has the chat open, on whatever page. */
function watchStudio(report: (isThere: boolean) => void): () => void {
  return openPrivateChannel(supabase, 'studio-presence', {
    prepare: (channel) =>
      channel.on('presence', { event: 'sync' }, () =>
        report(Object.keys(channel.presenceState()).length > 0),
      ),
    connect: () => {},
    disconnect: () => report(false),
  });
}
