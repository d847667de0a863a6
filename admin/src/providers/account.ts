import type { AuthError } from '@supabase/supabase-js';
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
  const { email = '', user_metadata } = data.user;
  return { email, name: textOf(user_metadata.name), bio: textOf(user_metadata.bio) };
}

/**
 * Saves the account; a failure is a code of Supabase Auth.
 * A hosted project changes an e-mail address only after its owner has confirmed it by mail.
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

/** A failure is a code of Supabase Auth. */
export const changePassword = (current: string, next: string) =>
  changeOwnPassword(supabase, environment, { current, next });

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

const reasonOf = ({ code, name }: AuthError) => code ?? name;
