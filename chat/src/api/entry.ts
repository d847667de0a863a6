import { FunctionsHttpError } from '@supabase/supabase-js';
import { failure, type Result, success } from '@vitrina/shared/result.ts';
import { supabase } from './supabase.ts';

/** `not-valid`: the key is wrong, used or expired. */
export type EntryFailure = 'not-valid' | 'unreachable';

/** Signs in the client whom the key belongs to. */
export async function enterWithKey(key: string): Promise<Result<void, EntryFailure>> {
  const { data, error } = await supabase.functions.invoke('enter', { body: { key } });
  if (error !== null)
    return failure(
      error instanceof FunctionsHttpError && error.context.status === 410 ? 'not-valid' : 'unreachable',
    );
  const { error: refused } = await supabase.auth.setSession(data);
  return refused === null ? success(undefined) : failure('unreachable');
}

/**
 * E-mails a sign-in link if there is such a client with an e-mail address. The answer does not reveal whether there
 * is.
 * @param name a user name or an e-mail address
 */
export async function requestLink(name: string): Promise<Result<void, 'too-many' | 'unreachable'>> {
  const { error } = await supabase.rpc('request_key', { name });
  if (error === null) return success(undefined);
  return failure(error.code === 'PT429' ? 'too-many' : 'unreachable');
}
