import type { Tables } from '@vitrina/shared/database.types.ts';
import { resultOf } from './failure.ts';
import { supabase } from './supabase.ts';

export type CannedReply = Pick<Tables<'canned_replies'>, 'id' | 'title' | 'body'>;

/** The studio's ready-made replies, in the order that the studio gave them. */
export const fetchCannedReplies = () =>
  resultOf(supabase.from('canned_replies').select('id, title, body').order('order_index'));
