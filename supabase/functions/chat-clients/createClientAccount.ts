import type { Tables } from '@vitrina/shared/database.types.ts';
import { signInAddress } from '@vitrina/shared/signInAddress.ts';
import type { Supabase } from '@vitrina/shared/supabaseClient.ts';
import { hash } from 'bcryptjs';
import { RequestError } from '../_shared/RequestError.ts';
import type { NewClient } from './requests.ts';

const BCRYPT_COST = 10;
/** Another call has cleared this account away. */
const FOREIGN_KEY_VIOLATION = '23503';

/**
 * Makes an account that can sign in, and its row. A call that was cut short between the two leaves an account without a
 * row; the next call for the same user name clears it away.
 * @throws RequestError when the user name is taken.
 */
export async function createClientAccount(
  supabase: Supabase,
  client: NewClient,
): Promise<Tables<'chat_users'>> {
  const id = await makeAccount(supabase, client);
  const { data: row, error } = await supabase
    .from('chat_users')
    .upsert(
      { id, username: client.username, role: 'client', site_url: client.site_url ?? null },
      // A name in another row gives no row; an error would put it into the log of the database.
      { onConflict: 'username', ignoreDuplicates: true },
    )
    .select()
    .maybeSingle();
  if (row !== null) return row;

  const { error: left } = await supabase.auth.admin.deleteUser(id);
  // Another call for the same name may already have cleared it away; then that call owns the name.
  if (left && left.code !== 'user_not_found')
    console.error('An account was left without its row:', left.code);
  throw error === null || error.code === FOREIGN_KEY_VIOLATION ? new RequestError('username_taken') : error;
}

async function makeAccount(supabase: Supabase, { username, password }: NewClient): Promise<string> {
  const account = {
    email: signInAddress(username),
    password_hash: await hash(password, BCRYPT_COST),
    email_confirm: true,
    app_metadata: { made_by: 'chat-clients' },
  };
  const { data, error } = await supabase.auth.admin.createUser(account);
  if (error === null) return data.user.id;
  if (error.code !== 'email_exists') throw error;

  const { data: isCleared, error: notCleared } = await supabase.rpc('clear_unfinished_account', {
    address: account.email,
  });
  if (notCleared) throw notCleared;
  if (!isCleared) throw new RequestError('username_taken');
  const { data: second, error: refused } = await supabase.auth.admin.createUser(account);
  if (refused) throw refused.code === 'email_exists' ? new RequestError('username_taken') : refused;
  return second.user.id;
}
