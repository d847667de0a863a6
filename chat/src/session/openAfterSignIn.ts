import { storedUserId } from '@vitrina/shared/supabaseClient.ts';

/** Remembers, in the address, which notification was clicked while nobody is signed in: what it leads to opens then. */
export function openAfterSignIn(): void {
  navigator.serviceWorker?.addEventListener('message', ({ data }) => {
    if (data.open !== undefined && storedUserId() === undefined)
      history.replaceState(history.state, '', data.open);
  });
}
