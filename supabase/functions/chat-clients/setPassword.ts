import { signInAddress } from '@vitrina/shared/signInAddress.ts';
import type { Supabase } from '@vitrina/shared/supabaseClient.ts';
import { RequestError } from '../_shared/RequestError.ts';
import type { PasswordChange } from './requests.ts';

/**
 * Sets a client's password, for the user name that the studio knows. Admins change their own in their profile.
 * @throws RequestError when there is no such client.
 */
export async function setPassword(supabase: Supabase, { id, password }: PasswordChange): Promise<void> {
  const { data: client, error: unknown } = await supabase
    .from('chat_users')
    .select('username')
    .eq('id', id)
    .eq('role', 'client')
    .maybeSingle();
  if (unknown) throw unknown;
  if (client === null) throw new RequestError('client_not_found');
  // Auth accepts a hash for new accounts only, so it hashes this password itself. Somebody who was an admin may have
  // another address.
  const { error } = await supabase.auth.admin.updateUserById(id, {
    email: signInAddress(client.username),
    email_confirm: true,
    password,
  });
  if (error) throw error.code === 'weak_password' ? new RequestError('weak_password') : error;
  // Updating the row sends the hint that ends the client's other sessions at once.
  const { error: untold } = await supabase
    .from('chat_users')
    .update({ updated_at: new Date().toISOString() })
    .eq('id', id);
  if (untold) throw untold;
}
