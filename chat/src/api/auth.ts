import { isAuthRetryableFetchError } from '@supabase/supabase-js';
import { failure, type Result, success } from '@vitrina/shared/result.ts';
import { signInAddress } from '@vitrina/shared/signInAddress.ts';
import { storedUserId } from '@vitrina/shared/supabaseClient.ts';
import { supabase } from './supabase.ts';

/** Who is signed in in this browser. `unreachable`: the backend has not confirmed it yet. */
export type Identity = { is: 'nobody' } | { is: 'unreachable' | 'known'; userId: string };

/** Without a network the library tries to renew an expired session for half a minute, which is too long to wait. */
const CONFIRMATION_TIMEOUT_MS = 5000;

/**
 * Reports the identity immediately and after every change, including changes in other tabs and in the console, until
 * the returned function is called.
 */
export function watchIdentity(report: (identity: Identity) => void): () => void {
  const reportUnreachable = () => {
    const userId = storedUserId();
    if (userId !== undefined) report({ is: 'unreachable', userId });
    return userId !== undefined;
  };
  const timeout = setTimeout(reportUnreachable, navigator.onLine ? CONFIRMATION_TIMEOUT_MS : 0);
  const { data } = supabase.auth.onAuthStateChange((event, session) => {
    clearTimeout(timeout);
    if (session !== null) report({ is: 'known', userId: session.user.id });
    // Offline, an expired session cannot be renewed and is reported as none, although it is still stored.
    else if (event !== 'INITIAL_SESSION' || !reportUnreachable()) report({ is: 'nobody' });
  });
  return () => {
    clearTimeout(timeout);
    data.subscription.unsubscribe();
  };
}

/** Renews a session that the backend refused, or ends it if the backend does not know it. */
export async function renewSession(): Promise<void> {
  const { error } = await supabase.auth.refreshSession();
  if (error !== null && !isAuthRetryableFetchError(error)) await signOut();
}

/**
 * A token can outlive its session. If the backend has ended the session, the library ends it here, too.
 * @returns whether the backend knows the session
 */
export async function confirmSession(): Promise<boolean> {
  const { error } = await supabase.auth.getUser();
  return error === null;
}

/** Whether the backend ended the session because the account was deleted. */
export async function isAccountGone(): Promise<boolean> {
  const { error } = await supabase.auth.getUser();
  return error?.code === 'user_not_found';
}

export type SignInRefusal = 'wrong-credentials' | 'too-many-attempts' | 'failed';

/** @param name a user name or an e-mail address */
export async function signIn(name: string, password: string): Promise<Result<void, SignInRefusal>> {
  const { error } = await supabase.auth.signInWithPassword({ email: signInAddress(name), password });
  if (error === null) return success(undefined);
  if (error.code === 'invalid_credentials') return failure('wrong-credentials');
  return failure(error.code === 'over_request_rate_limit' ? 'too-many-attempts' : 'failed');
}

/** Ends the session in all tabs of this browser; works without a network, too. */
export async function signOut(): Promise<void> {
  await supabase.auth.signOut({ scope: 'local' });
}
