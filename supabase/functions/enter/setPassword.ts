import type { Supabase } from '@vitrina/shared/supabaseClient.ts';
import { RequestError } from '../_shared/RequestError.ts';

/** @throws RequestError for a key that gives no admin a password. */
export async function setPassword(supabase: Supabase, key: string, password: string): Promise<void> {
  const { data: accountId } = await supabase.rpc('use_password_key', { key }).throwOnError();
  if (!accountId) throw new RequestError('key_not_valid');
  const { error } = await supabase.auth.admin.updateUserById(accountId, { password });
  if (error) throw error.code === 'weak_password' ? new RequestError('weak_password') : error;
}
