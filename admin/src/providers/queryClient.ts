import { QueryClient } from '@tanstack/react-query';
import { TIMEOUT } from './answerOf.ts';
import { isGone, isRefusal, isSignedOut } from './refusals.ts';

/** How often data is read again without any hint of a change; hints usually come much sooner. */
export const FRESH_FOR_MS = 60_000;

const RETRIES = 3;
const RETRY_DELAY_MS = 1000;

/**
 * Failed reads are retried three times, one second apart, unless the server refused them (4xx) or they timed out.
 * react-admin's lists turn retries off, so this is passed to them explicitly.
 */
export const retrying = {
  retry: (failures: number, error: Error) =>
    failures < RETRIES && !isRefusal(error) && error.name !== TIMEOUT,
  retryDelay: RETRY_DELAY_MS,
};

/** For components that show their errors: react-admin would show the server's English message in a toast, or leave the page. */
export const shownInPlace = (what: string) => ({
  ...retrying,
  onError: (error: Error) =>
    isGone(error) || isSignedOut(error) || console.error(`Loading ${what} failed:`, error.message),
});

export const queryClient = new QueryClient({
  defaultOptions: {
    // Being offline is shown as an error with a retry button; by default react-query would wait silently.
    queries: { ...retrying, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
});

// React-admin checks the session with every list that opens, and renders the whole console anew before and after. An end of
// the session is heard at once (`onSignedOut`).
queryClient.setQueryDefaults(['auth', 'checkAuth'], { staleTime: FRESH_FOR_MS });
