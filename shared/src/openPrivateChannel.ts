import type { RealtimeChannel, SupabaseClient } from '@supabase/supabase-js';

interface ChannelPlan {
  /** The presence key, for channels that track presence. */
  presenceKey?: string;
  /** Adds the listeners; called for each new channel before it is joined. */
  prepare: (channel: RealtimeChannel) => void;
  /** The channel has opened, for the first time or again. Messages sent before that are lost. */
  connect: (channel: RealtimeChannel) => void;
  /** The channel has closed and will be reopened; `isRefused` if the server refused the join. */
  disconnect?: (isRefused: boolean) => void;
}

/** How long to wait before reopening a closed channel. */
const REOPEN_DELAY_MS = 2000;

/** Until a channel is removed, the library returns the same one for its topic, and joining it again does nothing. */
let leaving: Promise<unknown> = Promise.resolve();

/**
 * Keeps a private channel open until the returned function is called. The library rejoins after errors; a channel
 * that the server has closed has to be replaced.
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
    // A private channel is joined with the session's token, which Realtime may not have yet.
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
