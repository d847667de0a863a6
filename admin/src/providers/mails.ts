import { supabase } from './supabase.ts';

/** How many mails failed or have been waiting for more than ten minutes. */
export async function countTroubledMails(): Promise<number> {
  const { data, error } = await supabase.rpc('count_troubled_mails');
  if (error) throw error;
  return data;
}

/** Sends a mail that failed, or still waits, once more and at once. */
export async function retryMail(id: string): Promise<void> {
  const { error } = await supabase.rpc('retry_mail', { mail_id: id });
  if (error) throw error;
}

/** Sends the studio a mail that only says that mails arrive. */
export async function sendTestMail(): Promise<void> {
  const { error } = await supabase.rpc('send_test_mail');
  if (error) throw error;
}
