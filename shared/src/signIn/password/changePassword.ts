import { type AuthError, createClient, isAuthRetryableFetchError } from '@supabase/supabase-js';
import type { Environment } from '../../environment.ts';
import { failure, type Result, success } from '../../result.ts';
import type { Supabase } from '../../supabaseClient.ts';

/** The last new password, if the answer to it was lost: it may be the one that counts by now. */
let unanswered: string | undefined;

/**
 * Sets a new password if the current one is right, and ends all other sessions of the account. Fails with a code of
 * Supabase Auth, or with the name of an error without a code.
 */
export async function changePassword(
  supabase: Supabase,
  environment: Environment,
  { current, next }: { current: string; next: string },
): Promise<Result<void, string>> {
  // Asked of the server, because the stored session still has the address from before a change elsewhere.
  const { data, error: isUnknown } = await supabase.auth.getUser();
  if (isUnknown) return failure(reasonOf(isUnknown));
  const { email = '' } = data.user;
  // A separate client, so that a wrong password does not end the session.
  const attempt = createClient(environment.supabaseUrl, environment.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, storageKey: 'password-check' },
  });
  const { error: isWrong } = await attempt.auth.signInWithPassword({ email, password: current });
  const isChanged =
    isWrong?.code === 'invalid_credentials' &&
    next === unanswered &&
    (await attempt.auth.signInWithPassword({ email, password: next })).error === null;
  if (isWrong && !isChanged) return failure(reasonOf(isWrong));

  const { error } = isChanged
    ? { error: null }
    : await supabase.auth.updateUser({ password: next, current_password: current });
  unanswered = isAuthRetryableFetchError(error) ? next : undefined;
  // This also ends the session of the check above.
  if (error) await attempt.auth.signOut({ scope: 'local' });
  else await supabase.auth.signOut({ scope: 'others' });
  return error ? failure(reasonOf(error)) : success(undefined);
}

const reasonOf = ({ code, name }: AuthError) => code ?? name;
