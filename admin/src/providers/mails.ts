import { answerOf } from './answerOf.ts';
import { callFunction } from './callFunction.ts';
import { supabase } from './supabase.ts';

/** The number of mails that failed or have been waiting for more than ten minutes. */
export const countTroubledMails = (): Promise<number> => answerOf(supabase.rpc('count_troubled_deliveries'));

/** Codes of the scheduled jobs that do not run: sending mails, and deleting old data. */
export const findScheduleTroubles = (): Promise<string[]> => answerOf(supabase.rpc('schedule_troubles'));

/** Retries a failed or waiting mail at once. */
export const retryMail = (id: string) => answerOf(supabase.rpc('retry_delivery', { delivery_id: id }));

export const sendTestMail = () => answerOf(supabase.rpc('send_test_mail'));

/** Whether mails are sent, are only kept on this machine, or fail because no mail server is configured. */
export type MailWay = 'sent' | 'kept' | 'unset';

export const readMailWay = async () => (await callFunction<{ way: MailWay }>('deliver', 'GET')).way;
