import type { Tables } from '@vitrina/shared/database.types.ts';
import { failure, type Result, success } from '@vitrina/shared/result.ts';
import { supabase } from './supabase.ts';

export type Account = Pick<Tables<'chat_users'>, 'id' | 'username' | 'role' | 'site_url'> & {
  /** The name that the studio gave the client; missing while this device has not loaded it. */
  name?: string;
};

/** Null for a user of the project without a chat account. */
export async function fetchAccount(
  userId: string,
): Promise<Result<Account | null, 'unreachable' | 'unauthorized'>> {
  const [{ data, status, error }, { data: name }] = await Promise.all([
    supabase.from('chat_users').select('id, username, role, site_url').eq('id', userId).maybeSingle(),
    // The name is only for the greeting; without it, the user name is shown.
    supabase.rpc('my_name'),
  ]);
  if (error === null) return success(data && { ...data, ...(name && { name }) });
  return failure(status === 401 ? 'unauthorized' : 'unreachable');
}
