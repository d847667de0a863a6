import { isAuthRetryableFetchError } from '@supabase/supabase-js';
import { failure, type Result, success } from '@vitrina/shared/result.ts';
import { signInAddress } from '@vitrina/shared/signInAddress.ts';
import { storedUserId } from '@vitrina/shared/supabaseClient.ts';
import { supabase } from './supabase.ts';

/**
 * Who this browser is signed in as. `unreachable`: the backend could not confirm it yet. Of nobody, `formerId` tells who
 * was signed in before in this tab.
 */
export type Identity =
  | { is: 'nobody'; formerId: string | undefined }
  | { is: 'unreachable' | 'known'; userId: string };

/** Without a network the library tries to renew an expired session for half a minute; nobody waits so long. */
const PATIENCE_MS = 5000;

/**
 * Reports the identity at once and after every change, also one made in another tab or in the admin area.
 * @returns the function that stops the reports
 */
export function watchIdentity(report: (identity: Identity) => void): () => void {
  let formerId: string | undefined;
  const reportUnreachable = () => {
    const userId = storedUserId();
    if (userId !== undefined) report({ is: 'unreachable', userId });
    return userId !== undefined;
  };
  const patience = setTimeout(reportUnreachable, navigator.onLine ? PATIENCE_MS : 0);
  const { data } = supabase.auth.onAuthStateChange((event, session) => {
    clearTimeout(patience);
    if (session !== null) {
      formerId = session.user.id;
      report({ is: 'known', userId: formerId });
    }
    // Offline, an expired session cannot be refreshed and arrives as none, although it is still stored.
    else if (event !== 'INITIAL_SESSION' || !reportUnreachable()) report({ is: 'nobody', formerId });
  });
  return () => {
    clearTimeout(patience);
    data.subscription.unsubscribe();
  };
}

/** Renews a session that the backend refused, or ends it if the backend does not know it at all. */
export async function renewSession(): Promise<void> {
  const { error } = await supabase.auth.refreshSession();
  if (error !== null && !isAuthRetryableFetchError(error)) await signOut();
}

/** Asks whether the backend still knows the session, which its token may outlive; if not, the library ends it here. */
export async function confirmSession(): Promise<void> {
  await supabase.auth.getUser();
}

/** Whether a request would go out in the person's name. Without a valid session it would go out as a visitor's. */
export async function hasSession(): Promise<boolean> {
  const { data } = await supabase.auth.getSession();
  return data.session !== null;
}

export type SignInRefusal = 'wrong-credentials' | 'too-many-attempts' | 'failed';

/** Signs in with a user name or an address. */
export async function signIn(name: string, password: string): Promise<Result<void, SignInRefusal>> {
  const { error } = await supabase.auth.signInWithPassword({ email: signInAddress(name), password });
  if (error === null) return success(undefined);
  if (error.code === 'invalid_credentials') return failure('wrong-credentials');
  return failure(error.code === 'over_request_rate_limit' ? 'too-many-attempts' : 'failed');
}

/** Ends the session of this browser, in all its tabs. It works without a network, too. */
export async function signOut(): Promise<void> {
  await supabase.auth.signOut({ scope: 'local' });
}
