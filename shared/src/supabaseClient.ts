import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from './database.types.ts';
import type { Environment } from './environment.ts';

export type Supabase = SupabaseClient<Database>;

/** The localStorage key of the session. Console and chat share it, so one sign-in serves both. */
export const SESSION_KEY = 'chatAuth';

/** The user id of the stored session, valid or not. Undefined if there is none or storage is forbidden. */
export function storedUserId(): string | undefined {
  try {
    const stored = localStorage.getItem(SESSION_KEY);
    return stored === null ? undefined : JSON.parse(stored)?.user?.id;
  } catch {
    return undefined;
  }
}

/** A request without an answer by then counts as failed: the screen says so and offers to try again. */
const TIMEOUT_MS = 20_000;

/**
 * The interval of the heartbeat and its timeout, so that a silently dead connection is noticed after twice that. In
 * hidden tabs browsers throttle it to once a minute, and phones suspend it.
 */
const HEARTBEAT_MS = 10_000;

/** The client of console and chat: stores, restores and renews the session. */
export function createSupabaseClient({ supabaseUrl, publishableKey }: Environment): Supabase {
  return createClient<Database>(supabaseUrl, publishableKey, {
    auth: {
      storage: deviceStorage(),
      storageKey: SESSION_KEY,
      persistSession: true,
      autoRefreshToken: true,
      detectSessionInUrl: false,
    },
    // The library would repeat a read three times before it fails, each time for as long.
    db: { retry: false },
    realtime: { heartbeatIntervalMs: HEARTBEAT_MS },
    global: { fetch: fetchForDevice },
  });
}

/**
 * The storage of the session. By itself the library tries whether it can write, and on a device without space it would
 * not read the session that is stored.
 */
function deviceStorage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    // Storage is forbidden: the session lasts as long as the page.
    return undefined;
  }
}

/**
 * Removes the time at which a session expires, so that the library computes it from the session's duration and the
 * device's clock: compared with the server's time, a device whose clock is ahead would renew its session before each
 * request.
 */
const fetchForDevice: typeof fetch = async (input, init) => {
  const response = await fetchInTime(input, init);
  if (!response.ok || !new URL(response.url).pathname.endsWith('/auth/v1/token')) return response;
  const { expires_at, ...session } = (await response.json()) as Record<string, unknown>;
  return Response.json(session, response);
};

const fetchInTime: typeof fetch = (input, init) => {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  // Safari before 17.4 cannot combine two signals: there the caller waits for the timeout.
  const canJoin = 'any' in AbortSignal;
  return fetch(input, {
    ...init,
    signal: init?.signal && canJoin ? AbortSignal.any([init.signal, timeout]) : timeout,
  });
};
