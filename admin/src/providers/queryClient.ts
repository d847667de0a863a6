import { QueryClient } from '@tanstack/react-query';

/** How old what is shown may become while nothing tells of a change; hints of changes come much sooner. */
export const FRESH_FOR_MS = 60_000;

const RETRIES = 3;
const RETRY_DELAY_MS = 1000;

/**
 * How every read of the console is repeated: three times, a second apart, unless the server refused it –
 * a refusal stays one. react-admin's lists don't repeat by themselves, so they are given this too.
 */
export const retrying = {
  retry: (failures: number, error: RequestError) => failures < RETRIES && !isRefusal(error),
  retryDelay: RETRY_DELAY_MS,
};

export const queryClient = new QueryClient({
  defaultOptions: {
    // Offline is an error like any other: it is shown with „try again“ instead of waiting silently.
    queries: { ...retrying, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
});

/** An error of a request; without a status, or with 0, the server was not reached. */
type RequestError = Error & { status?: number };

const isRefusal = ({ status = 0 }: RequestError) => status >= 400 && status < 500;
