import { openPrivateChannel } from '@vitrina/shared/openPrivateChannel.ts';
import { atom, onMount, type ReadableAtom } from 'nanostores';
import { supabase } from './supabase.ts';

const STUDIO = 'studio-presence';
const CLIENTS = 'clients-presence';

/** Non-empty while any of the studio's people has the chat open, on any page. For clients. */
export const $studioOnline = onlineOn(STUDIO);
/** The ids of the clients who have the chat open. For the studio. */
export const $clientsOnline = onlineOn(CLIENTS);

/** Shows all clients that somebody of the studio is in the chat, until the returned function is called. */
export const showStudio = () => showOn(STUDIO, 'studio');
/** Shows the studio that this client is in the chat, until the returned function is called. */
export const showClient = (clientId: string) => showOn(CLIENTS, clientId);

/** The keys of everybody present on a topic, tracked while the store has a listener. */
function onlineOn(topic: string): ReadableAtom<ReadonlySet<string>> {
  const $online = atom<ReadonlySet<string>>(new Set());
  onMount($online, () =>
    openPrivateChannel(supabase, topic, {
      prepare: (channel) =>
        channel.on('presence', { event: 'sync' }, () =>
          $online.set(new Set(Object.keys(channel.presenceState()))),
        ),
      connect: () => {},
      disconnect: () => $online.set(new Set()),
    }),
  );
  return $online;
}

function showOn(topic: string, presenceKey: string): () => void {
  return openPrivateChannel(supabase, topic, {
    presenceKey,
    prepare: (channel) => channel.on('presence', { event: 'sync' }, () => {}),
    // A restarted server has forgotten everybody's presence.
    connect: (channel) => void channel.track({}),
  });
}
