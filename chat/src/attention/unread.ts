import { useEffect, useSyncExternalStore } from 'react';

/** How many messages wait for the person at this device, as the title and the icon of the tab tell it. */
let count = 0;
const listeners = new Set<() => void>();

export function useUnread(): number {
  return useSyncExternalStore(subscribe, () => count);
}

/** Says how many wait, as long as the component that knows it is shown. */
export function useTellUnread(unread: number): void {
  useEffect(() => {
    tell(unread);
    return () => tell(0);
  }, [unread]);
}

/** As a badge shows it. */
export function shortCount(unread: number): string {
  return unread > 99 ? '99+' : String(unread);
}

function tell(unread: number): void {
  count = unread;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
