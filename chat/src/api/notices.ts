import { failure, type Result, success } from '@vitrina/shared/result.ts';
import { type Failure, failureOf } from './failure.ts';
import { supabase } from './supabase.ts';

/** Whether the mails to the client who is signed in carry the text of what is unread. */
export async function fetchMailsText(accountId: string): Promise<Result<boolean, Failure>> {
  const { data, status, error } = await supabase
    .from('chat_users')
    .select('mails_text')
    .eq('id', accountId)
    .single();
  return error === null ? success(data.mails_text) : failure(failureOf(status));
}

export async function setMailsText(wanted: boolean): Promise<Result<void, Failure>> {
  const { status, error } = await supabase.rpc('set_mails_text', { wanted });
  return error === null ? success(undefined) : failure(failureOf(status));
}
