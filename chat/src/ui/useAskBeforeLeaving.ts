import { useEffect, useEffectEvent } from 'react';

let isDownloading = false;

/** The browser asks before the page is left or reloaded while something would be lost. */
export function useAskBeforeLeaving(wouldLose: () => boolean): void {
  const ask = useEffectEvent(
    (event: BeforeUnloadEvent) => !isDownloading && wouldLose() && event.preventDefault(),
  );
  useEffect(() => {
    const onLeaving = (event: BeforeUnloadEvent) => ask(event);
    window.addEventListener('beforeunload', onLeaving);
    return () => window.removeEventListener('beforeunload', onLeaving);
  }, []);
}

/** For browsers, going to a file that they download is like leaving the page. */
export function startDownload(address: string): void {
  isDownloading = true;
  // Added last, it is called last.
  window.addEventListener(
    'beforeunload',
    () => {
      isDownloading = false;
    },
    { once: true },
  );
  location.assign(address);
}
