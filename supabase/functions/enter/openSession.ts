import type { Session } from '@supabase/supabase-js';
import type { Supabase } from '@vitrina/shared/supabaseClient.ts';
import { RequestError } from '../_shared/RequestError.ts';

const ATTEMPTS = 5;
const LONGEST_PAUSE_MS = 400;

/**
 * Signs in the client whose key it is, without a password.
 * @throws RequestError for an invalid key.
 */
export async function openSession(supabase: Supabase, key: string): Promise<Session> {
  const { data: accountId } = await supabase.rpc('use_entry_key', { key }).throwOnError();
  if (!accountId) throw new RequestError('key_not_valid');
  const { data: account, error: unknown } = await supabase.auth.admin.getUserById(accountId);
  if (unknown) throw unknown;
  const { email = '' } = account.user;
  for (let attempt = 1; ; attempt += 1) {
    const { data: link, error: refused } = await supabase.auth.admin.generateLink({
      type: 'magiclink',
      email,
    });
    if (refused) throw refused;
    const { data, error } = await supabase.auth.verifyOtp({
      type: 'magiclink',
      token_hash: link.properties.hashed_token,
    });
    if (data.session !== null) return data.session;
    // The account has one token at a time, which a second tap may have replaced between the two calls.
    if (error?.code !== 'otp_expired' || attempt === ATTEMPTS)
      throw error ?? new Error('There is no session.');
    // Random, because two calls in step would keep replacing each other's token.
    await new Promise((resolve) => setTimeout(resolve, Math.random() * LONGEST_PAUSE_MS));
  }
}
