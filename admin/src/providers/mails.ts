import { answerOf } from './answerOf.ts';
import { callFunction } from './callFunction.ts';
import { supabase } from './supabase.ts';

/** How many mails failed or have been waiting for more than ten minutes. */
export const countTroubledMails = (): Promise<number> => answerOf(supabase.rpc('count_troubled_deliveries'));

/** Codes of what should happen by itself and does not: mails, and deleting what has had its time. */
export const findScheduleTroubles = (): Promise<string[]> => answerOf(supabase.rpc('schedule_troubles'));

/** Sends a mail that failed, or still waits, once more and at once. */
export const retryMail = (id: string) => answerOf(supabase.rpc('retry_delivery', { delivery_id: id }));

export const sendTestMail = () => answerOf(supabase.rpc('send_test_mail'));

/** What becomes of mails: they are sent, kept on this machine, or fail, because no mail server is set. */
export type MailWay = 'sent' | 'kept' | 'unset';

export const readMailWay = async () => (await callFunction<{ way: MailWay }>('deliver', 'GET')).way;
