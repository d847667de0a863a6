import { useSyncExternalStore } from 'react';

/** Whether somebody is looking, as far as a page can know: the tab is visible and the window has the focus. */
export function isAttentive(): boolean {
  return document.visibilityState === 'visible' && document.hasFocus();
}

export function useAttentive(): boolean {
  return useSyncExternalStore(subscribe, isAttentive);
}

function subscribe(listener: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  for (const occasion of ['focus', 'blur']) window.addEventListener(occasion, listener, { signal });
  document.addEventListener('visibilitychange', listener, { signal });
  return () => listening.abort();
}
