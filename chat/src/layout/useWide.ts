import { useSyncExternalStore } from 'react';

/** From 1024 px on the list of clients and a conversation stand side by side. */
const wide = matchMedia('(width >= 64rem)');

export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => wide.matches);
}

function subscribe(listener: () => void): () => void {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}
