import { supabase } from './supabase.ts';

interface Listener {
  /** A row of this table was written. Only a hint, which can be forged or get lost: the table tells what. */
  change: (table: string) => void;
  /** The channel is open, for the first time or again; what was sent before is not repeated. */
  connect: () => void;
}

/** After a closed channel the next one is tried this much later. */
const REOPEN_DELAY_MS = 2000;

/** Until a channel is left, the library hands it out again for the same name, and joining it does nothing. */
let leaving: Promise<unknown> = Promise.resolve();

/**
 * Listens to the studio's private channel until the returned function is called.
 * The library joins again by itself after an error; a channel that the server closed needs a new one.
 */
export function listenToStudio(listener: Listener): () => void {
  let isStopped = false;
  let reopening: ReturnType<typeof setTimeout> | undefined;
  let leave = () => {};

  const open = async () => {
    await leaving;
    // A private channel is joined with the token of the session, which may not have reached Realtime yet.
    await supabase.realtime.setAuth();
    if (isStopped) return;
    let isCurrent = true;
    const channel = supabase
      .channel('studio', { config: { private: true } })
      .on('broadcast', { event: 'changed' }, ({ payload }) => {
        if (typeof payload?.table === 'string') listener.change(payload.table);
      })
      .subscribe((status) => {
        if (!isCurrent) return;
        if (status === 'SUBSCRIBED') return listener.connect();
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
