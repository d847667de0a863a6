import type { RealtimeChannel, SupabaseClient } from '@supabase/supabase-js';

interface ChannelPlan {
  /** Under which name its presence is shown, where it shows one. */
  presenceKey?: string;
  /** Says what is listened to; called for each new channel before it is joined. */
  prepare: (channel: RealtimeChannel) => void;
  /** The channel is open, for the first time or again; what was sent before is not repeated. */
  connect: (channel: RealtimeChannel) => void;
  /** The channel is away and tried again by itself; `isRefused` where the server did not want the person in it. */
  disconnect?: (isRefused: boolean) => void;
}

/** After a closed channel the next one is tried this much later. */
const REOPEN_DELAY_MS = 2000;

/** Until a channel is left, the library hands it out again for the same name, and joining it does nothing. */
let leaving: Promise<unknown> = Promise.resolve();

/**
 * Keeps a private channel open until the returned function is called. The library joins again by itself after an error;
 * a channel that the server closed needs a new one.
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
      // A lost connection comes with the event that told of it; a refused join with the server's answer.
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
