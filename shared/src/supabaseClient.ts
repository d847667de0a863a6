import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from './database.types.ts';
import type { Environment } from './environment.ts';

export type Supabase = SupabaseClient<Database>;

/** Local-storage key of the session. Admin and chat share it, so one sign-in serves both. */
export const SESSION_KEY = 'chatAuth';

/** Whose session this browser keeps, valid or not. One that forbids storage keeps none. */
export function storedUserId(): string | undefined {
  try {
    const stored = localStorage.getItem(SESSION_KEY);
    return stored === null ? undefined : JSON.parse(stored)?.user?.id;
  } catch {
    return undefined;
  }
}

/** A request that has not been answered by then counts as lost: the screen says so and offers to try again. */
const TIMEOUT_MS = 20_000;

/**
 * Interval of the heartbeat and its timeout, so a silently dead connection is noticed after twice that. In a hidden tab
 * browsers throttle it to once a minute, and phones suspend it.
 */
const HEARTBEAT_MS = 10_000;

/** The client of a signed-in part of the product (admin, chat): keeps, restores and refreshes the session. */
export function createSupabaseClient({ supabaseUrl, publishableKey }: Environment): Supabase {
  return createClient<Database>(supabaseUrl, publishableKey, {
    auth: {
      storageKey: SESSION_KEY,
      persistSession: true,
      autoRefreshToken: true,
      detectSessionInUrl: false,
    },
    realtime: { heartbeatIntervalMs: HEARTBEAT_MS },
    global: { fetch: fetchForDevice },
  });
}

/**
 * When a session ends is told by how long it lasts, counted from the device's own clock: compared with the server's time,
 * a device whose clock is ahead would renew its session before each request.
 */
const fetchForDevice: typeof fetch = async (input, init) => {
  const response = await fetchInTime(input, init);
  if (!response.ok || !new URL(response.url).pathname.endsWith('/auth/v1/token')) return response;
  const { expires_at, ...session } = (await response.json()) as Record<string, unknown>;
  return Response.json(session, response);
};

const fetchInTime: typeof fetch = (input, init) => {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  // Safari before 17.4 cannot join two signals: there a caller waits for the timeout.
  const canJoin = 'any' in AbortSignal;
  return fetch(input, {
    ...init,
    signal: init?.signal && canJoin ? AbortSignal.any([init.signal, timeout]) : timeout,
  });
};
