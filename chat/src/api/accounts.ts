import type { Tables } from '@vitrina/shared/database.types.ts';
import { failure, type Result, success } from '@vitrina/shared/result.ts';
import { supabase } from './supabase.ts';

export type Account = Pick<Tables<'chat_users'>, 'id' | 'username' | 'role' | 'site_url'>;

/** Null for a user of the project who has no account in the chat. */
export async function fetchAccount(
  userId: string,
): Promise<Result<Account | null, 'unreachable' | 'unauthorized'>> {
  const { data, status, error } = await supabase
    .from('chat_users')
    .select('id, username, role, site_url')
    .eq('id', userId)
    .maybeSingle()
    .retry(navigator.onLine);
  if (error === null) return success(data);
  return failure(status === 401 ? 'unauthorized' : 'unreachable');
}
