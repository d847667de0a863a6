import { type Result, success } from '@vitrina/shared/result.ts';
import { done, type Failure, resultOf } from './failure.ts';
import { supabase } from './supabase.ts';

/** Whether e-mails to the signed-in client quote the unread message. */
export async function fetchMailsText(accountId: string): Promise<Result<boolean, Failure>> {
  const account = await resultOf(
    supabase.from('chat_users').select('mails_text').eq('id', accountId).single(),
  );
  return account.ok ? success(account.value.mails_text) : account;
}

export const setMailsText = (wanted: boolean) => done(supabase.rpc('set_mails_text', { wanted }));
