import type { AuthError, User } from '@supabase/supabase-js';
import { failure, type Result, success } from '@vitrina/shared/result.ts';
import { changePassword as changeOwnPassword } from '@vitrina/shared/signIn/password/changePassword.ts';
import { HttpError } from 'ra-core';
import { environment, supabase } from './supabase.ts';

/** The part of an account that its owner may change. */
export interface Account {
  name: string;
  email: string;
  bio: string | null;
}

export async function readAccount(): Promise<Account> {
  const { data, error } = await supabase.auth.getUser();
  if (error) throw new HttpError(error.message, error.status ?? 0, error);
  return accountOf(data.user);
}

/**
 * Saves the account and returns it as it is now: a hosted project changes an e-mail address only after its owner has
 * confirmed it by mail. A failure is a code of Supabase Auth.
 */
export async function saveAccount(
  { name, bio, email }: Account,
  previousEmail: string,
): Promise<Result<Account, string>> {
  const { data, error } = await supabase.auth.updateUser({
    data: { name, bio },
    ...(email !== previousEmail && { email }),
  });
  if (error) return failure(reasonOf(error));
  return success(accountOf(data.user));
}

/** A failure is a code of Supabase Auth. */
export const changePassword = (current: string, next: string) =>
  changeOwnPassword(supabase, environment, { current, next });

const accountOf = ({ email = '', user_metadata: { name, bio } }: User): Account => ({
  email,
  name: textOf(name),
  bio: textOf(bio),
});

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

const reasonOf = ({ code, name }: AuthError) => code ?? name;
