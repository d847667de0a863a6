import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from './database.types.ts';
import type { Environment } from './environment.ts';

export type Supabase = SupabaseClient<Database>;

/** The localStorage key of the session. Console and chat share it, so one sign-in serves both. */
export const SESSION_KEY = 'chatAuth';

/** The user id of the stored session, valid or not. */
export function storedUserId(): string | undefined {
  try {
    return JSON.parse(deviceStorage.getItem(SESSION_KEY) ?? 'null')?.user?.id;
  } catch {
    return undefined;
  }
}

/**
 * What this device has no space for, or forbids to store: it lasts as long as the page. `instead` is what is stored; if
 * that changes, another tab has signed out, or has stored a newer session.
 */
const unkept = new Map<string, { value: string; instead: string | null }>();

/**
 * The storage of the session. By itself the library tries whether it can write, and on a device without space it would
 * not read the session that is stored.
 */
export const deviceStorage = {
  getItem(key: string): string | null {
    const stored = read(key);
    const missing = unkept.get(key);
    return missing?.instead === stored ? missing.value : stored;
  },
  setItem(key: string, value: string): void {
    try {
      localStorage.setItem(key, value);
      unkept.delete(key);
    } catch (error) {
      if (!unkept.has(key)) console.warn('The session lasts only as long as the page is open:', error);
      unkept.set(key, { value, instead: read(key) });
    }
  },
  removeItem(key: string): void {
    unkept.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {
      // Where storage is forbidden, nothing is stored.
    }
  },
};

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
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
      storage: deviceStorage,
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
