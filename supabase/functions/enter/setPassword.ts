import type { Supabase } from '@vitrina/shared/supabaseClient.ts';
import { RequestError } from '../_shared/RequestError.ts';

/**
 * Gives the admin whose key it is a new password.
 * @returns by which address that admin signs in.
 * @throws RequestError for a key that gives no admin a password.
 */
export async function setPassword(supabase: Supabase, key: string, password: string) {
  const { data: accountId } = await supabase.rpc('use_password_key', { key }).throwOnError();
  if (!accountId) throw new RequestError('key_not_valid');
  const { data, error } = await supabase.auth.admin.updateUserById(accountId, { password });
  if (error) throw error.code === 'weak_password' ? new RequestError('weak_password') : error;
  return { email: data.user.email };
}
