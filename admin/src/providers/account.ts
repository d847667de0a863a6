import type { AuthError } from '@supabase/supabase-js';
import { createClient } from '@supabase/supabase-js';
import { environment, supabase } from './supabase.ts';

/** What a person says of themselves; the rest of an account is the studio's. */
export interface Account {
  name: string;
  email: string;
  bio: string | null;
}

export type Saved = { ok: true; isEmailPending: boolean } | { ok: false; reason: string };
export type PasswordChanged = { ok: true } | { ok: false; reason: string };

/** @throws when the account cannot be read. */
export async function readAccount(): Promise<Account> {
  const { data, error } = await supabase.auth.getUser();
  if (error) throw error;
  const { email = '', user_metadata } = data.user;
  return { email, name: textOf(user_metadata.name), bio: textOf(user_metadata.bio) };
}

/** A hosted project changes an address only after its owner has confirmed it by mail. */
export async function saveAccount({ name, bio, email }: Account, previousEmail: string): Promise<Saved> {
  const { data, error } = await supabase.auth.updateUser({
    data: { name, bio },
    ...(email !== previousEmail && { email }),
  });
  if (error) return { ok: false, reason: reasonOf(error) };
  return { ok: true, isEmailPending: data.user.email?.toLowerCase() !== email.toLowerCase() };
}

/** Sets a new password if the current one is right, and ends every other session of the account. */
export async function changePassword(current: string, next: string): Promise<PasswordChanged> {
  const { data } = await supabase.auth.getSession();
  const email = data.session?.user.email ?? '';
  // Apart from the console's own session, which a wrong password must not touch.
  const attempt = createClient(environment.supabaseUrl, environment.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, storageKey: 'password-check' },
  });
  const { error: isWrong } = await attempt.auth.signInWithPassword({ email, password: current });
  if (isWrong) return { ok: false, reason: reasonOf(isWrong) };

  const { error } = await supabase.auth.updateUser({ password: next, current_password: current });
  // The check's session as well as those of other devices.
  if (error) await attempt.auth.signOut({ scope: 'local' });
  else await supabase.auth.signOut({ scope: 'others' });
  return error ? { ok: false, reason: reasonOf(error) } : { ok: true };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

const reasonOf = ({ code, name }: AuthError) => code ?? name;
