/**
 * While the channel is closed or a read failed, the tables are read again this often, and once more after the channel
 * has opened: a server can say so before the hints come through (https://github.com/supabase/supabase-js/issues/1599).
 */
const PULSE_MS = 5000;

interface CatchUp {
  channelOpened: () => void;
  channelClosed: () => void;
  stop: () => void;
}

/** Reads at once, and again whenever a hint can have been lost. */
export function startCatchUp(read: () => void, isComplete: () => boolean): CatchUp {
  let isChannelOpen = false;
  /** Whether there was a read after the channel had opened. */
  let isSettled = false;

  const pulse = setInterval(() => {
    if ((isSettled && isComplete()) || document.visibilityState !== 'visible') return;
    isSettled = isChannelOpen;
    read();
  }, PULSE_MS);
  const listening = new AbortController();
  for (const occasion of ['focus', 'online', 'offline']) window.addEventListener(occasion, read, listening);
  // A phone that comes back from another app often sends this event alone.
  document.addEventListener('visibilitychange', read, listening);
  read();

  return {
    channelOpened: () => {
      isChannelOpen = true;
      read();
    },
    channelClosed: () => {
      isChannelOpen = false;
      isSettled = false;
      read();
    },
    stop: () => {
      clearInterval(pulse);
      listening.abort();
    },
  };
}
