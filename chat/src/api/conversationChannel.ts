import type { RealtimeChannel } from '@supabase/supabase-js';
import { openPrivateChannel } from '@vitrina/shared/openPrivateChannel.ts';
import { reportAccountChange } from './accountChanges.ts';
import type { Message } from './messages.ts';
import { $clientsOnline, $studioOnline, showClient } from './presence.ts';
import { $projectHint } from './projectHints.ts';
import type { Party, ReadPositions } from './readPositions.ts';
import { supabase } from './supabase.ts';

interface Listener {
  /** A new or changed row. Only the database sends it, so it can be trusted; the network can lose it. */
  message: (row: Message) => void;
  /** A read position has moved. */
  read: (positions: ReadPositions) => void;
  typing: (isTyping: boolean) => void;
  presence: (isPeerOnline: boolean) => void;
  connect: () => void;
  disconnect: () => void;
}

interface ConversationChannel {
  /** Tells the other side that something is being typed, but not what. */
  sendTyping: (isTyping: boolean) => void;
  leave: () => void;
}

/**
 * Joins a client's conversation on one of its two sides. All tabs and people of a side look the same to the other
 * side.
 */
export function joinConversation(clientId: string, own: Party, listener: Listener): ConversationChannel {
  const leaveNews = openPrivateChannel(supabase, `chat:${clientId}`, {
    prepare: (channel) =>
      channel
        .on('broadcast', { event: 'message' }, ({ payload }) => listener.message(payload))
        .on('broadcast', { event: 'read' }, ({ payload: { side, last_read_number, move } }) =>
          listener.read({ [side]: { last_read_number, move } }),
        )
        .on('broadcast', { event: 'request' }, () => $projectHint.set({}))
        .on('broadcast', { event: 'project' }, () => $projectHint.set({}))
        .on('broadcast', { event: 'account' }, () => reportAccountChange(clientId)),
    connect: () => {
      $projectHint.set({});
      listener.connect();
    },
    disconnect: (isRefused) => {
      if (isRefused) reportAccountChange();
      listener.disconnect();
    },
  });
  const typing = joinTyping(clientId, own, listener.typing);
  const stopWatching =
    own === 'client' ? watchStudio(listener.presence) : watchClient(clientId, listener.presence);
  const hide = own === 'client' ? showClient(clientId) : undefined;

  return {
    sendTyping: typing.send,
    leave: () => {
      leaveNews();
      typing.leave();
      stopWatching();
      hide?.();
    },
  };
}

const watchStudio = (report: (isOnline: boolean) => void) =>
  $studioOnline.subscribe((keys) => report(keys.size > 0));

const watchClient = (clientId: string, report: (isOnline: boolean) => void) =>
  $clientsOnline.subscribe((ids) => report(ids.has(clientId)));

/** The channel for typing. It is separate because both sides may write on it. */
function joinTyping(clientId: string, own: Party, hear: Listener['typing']) {
  let joined: RealtimeChannel | undefined;
  const leave = openPrivateChannel(supabase, `chat-typing:${clientId}`, {
    prepare: (channel) =>
      channel.on(
        'broadcast',
        { event: 'typing' },
        ({ payload }) => payload?.side !== own && hear(payload?.isTyping === true),
      ),
    connect: (channel) => {
      joined = channel;
    },
    disconnect: () => {
      joined = undefined;
    },
  });
  return {
    send: (isTyping: boolean) =>
      void joined?.send({ type: 'broadcast', event: 'typing', payload: { side: own, isTyping } }),
    leave,
  };
}
