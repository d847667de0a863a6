import { signInAddress } from '@vitrina/shared/signInAddress.ts';
import { resultOf } from './failure.ts';
import { supabase } from './supabase.ts';

/** Everything that is stored about a client. Without an e-mail address, too: the account has one to sign in with. */
export const fetchPersonalData = (username: string) =>
  resultOf(supabase.rpc('personal_data', { email: signInAddress(username) }));
