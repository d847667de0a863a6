import type { Tables } from '@vitrina/shared/database.types.ts';
import { signInAddress } from '@vitrina/shared/signInAddress.ts';
import type { Supabase } from '@vitrina/shared/supabaseClient.ts';
import { hash } from 'bcryptjs';
import { RequestError } from '../_shared/RequestError.ts';
import type { NewClient } from './requests.ts';

const BCRYPT_COST = 10;
/** Another call has made the person a client, or a client has the address. */
const TAKEN = '23505';
/** The same, or another call has removed this account. */
const OVERTAKEN = ['23503', TAKEN];

/**
 * Creates an account that can sign in, and its row. A call that was interrupted between the two leaves an account
 * without a row, which the next call for the same user name removes.
 * @throws RequestError when the user name or the address is taken, or the person cannot be invited.
 */
export async function createClientAccount(
  supabase: Supabase,
  client: NewClient,
): Promise<Tables<'chat_users'>> {
  const invited = await invite(supabase, client);
  if (invited !== undefined) return invited;

  const id = await makeAccount(supabase, client);
  const { data: row, error } = await supabase.rpc('add_client', {
    account_id: id,
    username: client.username,
    ...(client.site_url && { site_url: client.site_url }),
    ...(client.person_id && { person_id: client.person_id }),
    ...(client.name && { name: client.name }),
    ...(client.email && { email: client.email }),
    invites: client.password === undefined,
  });
  if (row?.id) return row;

  const { error: left } = await supabase.auth.admin.deleteUser(id);
  // Another call for the same name may have removed it already; then that call owns the name.
  if (left && left.code !== 'user_not_found')
    console.error('An account was left without its row:', left.code);
  if (error !== null && !OVERTAKEN.includes(error.code)) throw error;
  if (error?.code === TAKEN && client.email !== undefined) throw new RequestError('email_taken');
  const meanwhile = await invite(supabase, client);
  if (meanwhile === undefined) throw new RequestError('username_taken');
  return meanwhile;
}

/**
 * Mails another invitation to a person who is a client.
 * @returns undefined if the person is not one yet.
 */
async function invite(
  supabase: Supabase,
  { person_id }: NewClient,
): Promise<Tables<'chat_users'> | undefined> {
  if (person_id === undefined) return undefined;
  const { data: client, error } = await supabase.rpc('invite_client', { person_id });
  if (error?.code === 'PT404') throw new RequestError('person_not_found');
  if (error?.code === '22023') throw new RequestError('no_mailbox');
  if (error?.code === 'PT429') throw new RequestError('too_many_invitations');
  if (error) throw error;
  return client.id ? client : undefined;
}

async function makeAccount(supabase: Supabase, { username, password }: NewClient): Promise<string> {
  const account = {
    email: signInAddress(username),
    ...(password !== undefined && { password_hash: await hash(password, BCRYPT_COST) }),
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
