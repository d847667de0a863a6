import type { RealtimeChannel, SupabaseClient } from '@supabase/supabase-js';

interface ChannelPlan {
  /** The key of its presence, for channels that track it. */
  presenceKey?: string;
  /** Adds the listeners; called for each new channel before it is joined. */
  prepare: (channel: RealtimeChannel) => void;
  /** The channel is open, for the first time or again; what was sent before is not repeated. */
  connect: (channel: RealtimeChannel) => void;
  /** The channel is closed and reopens by itself; `isRefused` where the server refused the join. */
  disconnect?: (isRefused: boolean) => void;
}

/** After a closed channel the next one is tried this much later. */
const REOPEN_DELAY_MS = 2000;

/** Until a channel is removed, the library returns it again for the same topic, and joining it does nothing. */
let leaving: Promise<unknown> = Promise.resolve();

/**
 * Keeps a private channel open until the returned function is called. The library rejoins after an error; a channel that
 * the server closed has to be replaced.
 */
export function openPrivateChannel(
  supabase: Pick<SupabaseClient, 'realtime' | 'channel' | 'removeChannel'>,
  topic: string,
  { presenceKey, prepare, connect, disconnect }: ChannelPlan,
): () => void {
  let isStopped = false;
  let reopening: ReturnType<typeof setTimeout> | undefined;
  let leave = () => {};

  const open = async () => {
    await leaving;
    // A private channel is joined with the token of the session, which may not have reached Realtime yet.
    await supabase.realtime.setAuth();
    if (isStopped) return;
    let isCurrent = true;
    const channel = supabase.channel(topic, {
      config: { private: true, ...(presenceKey !== undefined && { presence: { key: presenceKey } }) },
    });
    prepare(channel);
    channel.subscribe((status, error) => {
      if (!isCurrent) return;
      if (status === 'SUBSCRIBED') return connect(channel);
      // A lost connection has an `Event` as its cause; a refused join has the server's answer.
      disconnect?.(status === 'CLOSED' || (error !== undefined && !(error.cause instanceof Event)));
      if (status !== 'CLOSED') return;
      isCurrent = false;
      reopening = setTimeout(open, REOPEN_DELAY_MS);
    });
    leave = () => {
      isCurrent = false;
      leaving = supabase.removeChannel(channel);
    };
  };

  void open();
  return () => {
    isStopped = true;
    clearTimeout(reopening);
    leave();
  };
}
