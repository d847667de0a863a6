import type { AuthError } from '@supabase/supabase-js';
import { createClient } from '@supabase/supabase-js';
import { failure, type Result, success } from '@vitrina/shared/result.ts';
import { HttpError } from 'ra-core';
import { environment, supabase } from './supabase.ts';

/** What a person says of themselves; the rest of an account is the studio's. */
export interface Account {
  name: string;
  email: string;
  bio: string | null;
}

export async function readAccount(): Promise<Account> {
  const { data, error } = await supabase.auth.getUser();
  if (error) throw new HttpError(error.message, error.status ?? 0, error);
  const { email = '', user_metadata } = data.user;
  return { email, name: textOf(user_metadata.name), bio: textOf(user_metadata.bio) };
}

/**
 * Saves what a person says of themselves, or tells why not, as a code of Supabase Auth.
 * A hosted project changes an address only after its owner has confirmed it by mail.
 */
export async function saveAccount(
  { name, bio, email }: Account,
  previousEmail: string,
): Promise<Result<{ isEmailPending: boolean }, string>> {
  const { data, error } = await supabase.auth.updateUser({
    data: { name, bio },
    ...(email !== previousEmail && { email }),
  });
  if (error) return failure(reasonOf(error));
  return success({ isEmailPending: data.user.email?.toLowerCase() !== email.toLowerCase() });
}

/** Sets a new password if the current one is right, and ends every other session of the account. Or tells why not. */
export async function changePassword(current: string, next: string): Promise<Result<void, string>> {
  const { data } = await supabase.auth.getSession();
  const email = data.session?.user.email ?? '';
  // A client of its own: a wrong password must not end the console's session.
  const attempt = createClient(environment.supabaseUrl, environment.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, storageKey: 'password-check' },
  });
  const { error: isWrong } = await attempt.auth.signInWithPassword({ email, password: current });
  if (isWrong) return failure(reasonOf(isWrong));

  const { error } = await supabase.auth.updateUser({ password: next, current_password: current });
  // Ends the session of the check above as well.
  if (error) await attempt.auth.signOut({ scope: 'local' });
  else await supabase.auth.signOut({ scope: 'others' });
  return error ? failure(reasonOf(error)) : success(undefined);
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

const reasonOf = ({ code, name }: AuthError) => code ?? name;
