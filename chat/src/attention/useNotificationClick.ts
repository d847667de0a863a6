import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `open` with the address of a notification that was clicked. The service worker has brought this page to the
 * front, and leaves it to the page to show the conversation without losing what is being written.
 */
export function useNotificationClick(open: (address: string) => void): void {
  const hear = useEffectEvent(({ data }: MessageEvent) => {
    if (data.open !== undefined) open(data.open);
  });
  useEffect(() => {
    const listening = new AbortController();
    navigator.serviceWorker?.addEventListener('message', (event) => hear(event), listening);
    return () => listening.abort();
  }, []);
}
