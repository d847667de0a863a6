import { randomInt } from 'node:crypto';
import type { Supabase } from '@vitrina/shared/supabaseClient.ts';
import { CommandError } from '../command/runCommand.ts';

export interface AdminAccount {
  email: string;
  username: string;
  password: string;
}

/**
 * Makes a confirmed account and its row as admin. `supabase` holds the secret key.
 * @throws CommandError when the address or the user name is taken or refused; then nothing is left behind.
 */
export async function createAdmin(
  supabase: Supabase,
  { email, username, password }: AdminAccount,
): Promise<void> {
  const account = { email, password, email_confirm: true, app_metadata: { made_by: 'team' } };
  let { data, error } = await supabase.auth.admin.createUser(account);
  if (error?.code === 'email_exists') {
    // An interrupted call has left an account without its row.
    const { data: isFree } = await supabase
      .rpc('clear_unfinished_account', { address: email })
      .throwOnError();
    if (isFree) ({ data, error } = await supabase.auth.admin.createUser(account));
  }
  if (error) throw new CommandError(`The account of ${email} was not made: ${error.message}`);

  const id = data.user?.id ?? '';
  const { error: refused } = await supabase
    .from('chat_users')
    .insert({ id, username: username.toLowerCase(), role: 'admin' });
  if (refused) {
    await supabase.auth.admin.deleteUser(id);
    throw new CommandError(`The user name ${username} was not accepted: ${refused.message}`);
  }
}

/** Twenty letters and digits, without those that look alike: 117 bits. */
export function randomPassword(): string {
  const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  return Array.from({ length: 20 }, () => letters[randomInt(letters.length)]).join('');
}
