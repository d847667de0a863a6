import type { Supabase } from '@vitrina/shared/supabaseClient.ts';
import { RequestError } from '../_shared/RequestError.ts';

/**
 * Sets a new password for the admin whose key it is.
 * @returns the address with which that admin signs in.
 * @throws RequestError for an invalid key.
 */
export async function setPassword(supabase: Supabase, key: string, password: string) {
  const { data: accountId } = await supabase.rpc('use_password_key', { key }).throwOnError();
  if (!accountId) throw new RequestError('key_not_valid');
  const { data, error } = await supabase.auth.admin.updateUserById(accountId, { password });
  if (error) throw error.code === 'weak_password' ? new RequestError('weak_password') : error;
  return { email: data.user.email };
}
