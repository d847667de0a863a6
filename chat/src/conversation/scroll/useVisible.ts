import { useSyncExternalStore } from 'react';

/** Whether the tab is the one that its window shows. */
export function useVisible(): boolean {
  return useSyncExternalStore(subscribe, isVisible);
}

export function isVisible(): boolean {
  return document.visibilityState === 'visible';
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
