import type { Tables } from '@vitrina/shared/database.types.ts';
import type { Supabase } from '@vitrina/shared/supabaseClient.ts';
import { z } from 'zod';
import { mailbox, username } from '../_shared/accountFields.ts';
import { RequestError } from '../_shared/RequestError.ts';

export const invitationSchema = z.object({ email: mailbox, username });
type Invitation = z.infer<typeof invitationSchema>;

/** What Auth refuses, by its codes: https://supabase.com/docs/guides/auth/debugging/error-codes */
const REFUSALS: ReadonlyMap<unknown, 'email_taken' | 'invalid_email'> = new Map([
  ['email_exists', 'email_taken'],
  // Auth takes fewer addresses than mail servers.
  ['validation_failed', 'invalid_email'],
  ['email_address_invalid', 'invalid_email'],
]);

/**
 * Creates an account without a password, which its owner sets through the link in the invitation, and its row as admin.
 * @throws RequestError when the address or the user name is taken, or after three invitations a day; then nothing is left
 * behind.
 */
export async function inviteAdmin(
  supabase: Supabase,
  { email, username }: Invitation,
): Promise<Tables<'chat_users'>> {
  const account = { email, email_confirm: true, app_metadata: { made_by: 'team' } };
  let { data, error } = await supabase.auth.admin.createUser(account);
  if (error?.code === 'email_exists') {
    const { data: invited, error: notInvited } = await supabase.rpc('invite_again', { address: email });
    if (notInvited?.code === 'PT429') throw new RequestError('too_many_invitations');
    if (notInvited) throw notInvited;
    if (invited.id) return invited;
    // An interrupted call has left an account without its row.
    const { data: isFree } = await supabase
      .rpc('clear_unfinished_account', { address: email })
      .throwOnError();
    if (!isFree) throw new RequestError('email_taken');
    ({ data, error } = await supabase.auth.admin.createUser(account));
  }
  const refusal = REFUSALS.get(error?.code);
  if (refusal) throw new RequestError(refusal);
  if (error) throw error;

  const account_id = data.user?.id ?? '';
  const { data: row, error: refused } = await supabase.rpc('add_admin', { account_id, username });
  if (row?.id) return row;
  const { error: left } = await supabase.auth.admin.deleteUser(account_id);
  if (left) console.error('An account was left without its row:', left.code);
  throw refused ?? new RequestError('username_taken');
}
