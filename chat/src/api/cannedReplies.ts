import type { Tables } from '@vitrina/shared/database.types.ts';
import { failure, type Result, success } from '@vitrina/shared/result.ts';
import { type Failure, failureOf } from './failure.ts';
import { supabase } from './supabase.ts';

export type CannedReply = Pick<Tables<'canned_replies'>, 'id' | 'title' | 'body'>;

/** The studio's ready texts, in its order. */
export async function fetchCannedReplies(): Promise<Result<CannedReply[], Failure>> {
  const { data, status, error } = await supabase
    .from('canned_replies')
    .select('id, title, body')
    .order('order_index');
  return error === null ? success(data) : failure(failureOf(status));
}
