import { QueryClient } from '@tanstack/react-query';
import { TIMEOUT } from './answerOf.ts';
import { isGone } from './refusals.ts';

/** How old what is shown may become while nothing tells of a change; hints of changes come much sooner. */
export const FRESH_FOR_MS = 60_000;

const RETRIES = 3;
const RETRY_DELAY_MS = 1000;

/**
 * Failed reads are retried three times, a second apart, unless the server refused them (4xx) or they have taken too long
 * already. react-admin's lists turn retries off, so they are given this explicitly.
 */
export const retrying = {
  retry: (failures: number, error: RequestError) =>
    failures < RETRIES && !isRefusal(error) && !isTimeout(error),
  retryDelay: RETRY_DELAY_MS,
};

/** For what shows its errors itself: react-admin would show the server's English message in a toast, or leave the page. */
export const shownInPlace = (what: string) => ({
  ...retrying,
  onError: (error: Error) => isGone(error) || console.error(`Loading ${what} failed:`, error.message),
});

export const queryClient = new QueryClient({
  defaultOptions: {
    // Offline is shown as an error with a retry button; by default react-query would wait silently.
    queries: { ...retrying, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
});

/** An error of a request; without a status, or with 0, the server was not reached. */
type RequestError = Error & { status?: number };

const isRefusal = ({ status = 0 }: RequestError) => status >= 400 && status < 500;

const isTimeout = ({ name }: RequestError) => name === TIMEOUT;
