type Open = (address: string) => void;

/**
 * In the address, where the next screen finds it: nobody may be signed in yet, a screen may be loading, or the network
 * be missing.
 */
const remember: Open = (address) => history.replaceState(history.state, '', address);

let open = remember;

/**
 * Opens what a clicked notification leads to. The service worker has brought this page to the front, and leaves it to
 * the page to show the conversation without losing what is being written.
 */
export function hearNotificationClicks(): void {
  navigator.serviceWorker?.addEventListener('message', ({ data }) => {
    if (data.open !== undefined) open(data.open);
  });
}

/** Until the returned function is called, `show` opens them. */
export function openNotifications(show: Open): () => void {
  open = show;
  return () => {
    open = remember;
  };
}
