import type { Tables } from '@vitrina/shared/database.types.ts';
import { failure, type Result, success } from '@vitrina/shared/result.ts';
import { type Failure, failureOf } from './failure.ts';
import { supabase } from './supabase.ts';

/** An account of the chat as its own row tells it. */
export type Account = Pick<Tables<'chat_users'>, 'id' | 'username' | 'role' | 'site_url'>;

/** The row of the person signed in, or null for a user of the project who has no place in the chat. */
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

/** The studio's account that a client writes to. */
export async function fetchProviderId(): Promise<Result<string, Failure>> {
  const { data, status, error } = await supabase.rpc('chat_provider');
  if (error !== null) return failure(failureOf(status));
  const provider = data[0];
  return provider === undefined ? failure('refused') : success(provider.id);
}
