import { answerOf } from './answerOf.ts';
import { callFunction } from './callFunction.ts';
import { supabase } from './supabase.ts';

/** Mails an admin a link for choosing a new password. The response does not reveal whether the account exists. */
export const requestPasswordLink = (name: string) =>
  answerOf(supabase.rpc('request_password_link', { name }));

/** Sets the password of the admin to whom the key belongs, and returns the address with which that admin signs in. */
export const choosePassword = async (key: string, password: string): Promise<string> =>
  (await callFunction<{ email: string }>('enter', 'POST', { key, password })).email;
