import type { Tables } from '@vitrina/shared/database.types.ts';
import { signInAddress } from '@vitrina/shared/signInAddress.ts';
import type { Supabase } from '@vitrina/shared/supabaseClient.ts';
import { hash } from 'bcryptjs';
import { RequestError } from './RequestError.ts';
import type { NewClient } from './requests.ts';

const BCRYPT_COST = 10;
const UNIQUE_VIOLATION = '23505';

/**
 * Makes an account that can sign in, and its row. Either both are there afterwards or neither.
 * @throws RequestError when the user name is taken.
 */
export async function createClientAccount(
  supabase: Supabase,
  { username, password, site_url }: NewClient,
): Promise<Tables<'chat_users'>> {
  const { data: account, error: refused } = await supabase.auth.admin.createUser({
    email: signInAddress(username),
    password_hash: await hash(password, BCRYPT_COST),
    email_confirm: true,
  });
  if (refused) throw refused.code === 'email_exists' ? new RequestError('username_taken') : refused;

  const { data: row, error } = await supabase
    .from('chat_users')
    .insert({ id: account.user.id, username, role: 'client', site_url: site_url ?? null })
    .select()
    .single();
  if (error === null) return row;

  const { error: left } = await supabase.auth.admin.deleteUser(account.user.id);
  if (left) console.error(`The account of ${username} was left behind without its row:`, left);
  throw error.code === UNIQUE_VIOLATION ? new RequestError('username_taken') : error;
}
