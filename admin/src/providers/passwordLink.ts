import { answerOf } from './answerOf.ts';
import { callFunction } from './callFunction.ts';
import { supabase } from './supabase.ts';

/** Mails an admin a link to a new password. The answer says nothing of who has an account. */
export const requestPasswordLink = (name: string) =>
  answerOf(supabase.rpc('request_password_link', { name }));

/** Gives the admin whose key it is a new password, and says by which address that admin signs in. */
export const choosePassword = async (key: string, password: string): Promise<string> =>
  (await callFunction<{ email: string }>('enter', 'POST', { key, password })).email;
