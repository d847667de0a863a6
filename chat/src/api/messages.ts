import type { PostgrestSingleResponse } from '@supabase/supabase-js';
import type { Tables, TablesInsert } from '@vitrina/shared/database.types.ts';
import { CATCH_UP_PAGE, MESSAGES_PER_PAGE } from '@vitrina/shared/pageSizes.ts';
import { type Result, success } from '@vitrina/shared/result.ts';
import { type Failure, resultOf } from './failure.ts';
import { supabase } from './supabase.ts';

export type Message = Tables<'chat_messages'>;

/** The columns that the sender sets. The server adds number and time, and the quotation of an answered message. */
export type NewMessage = Pick<
  TablesInsert<'chat_messages'>,
  | 'id'
  | 'sender_id'
  | 'receiver_id'
  | 'content'
  | 'message_type'
  | 'attachment_url'
  | 'attachment_type'
  | 'attachment_width'
  | 'attachment_height'
  | 'reply_to'
  | 'attachment_name'
  | 'attachment_size'
>;

export interface Page {
  /** Oldest first; of changes, the earliest first; of search hits, the newest first. */
  messages: Message[];
  /** Whether there are more in the direction of reading. */
  hasMore: boolean;
}

/** The end of a conversation, or the messages before the number `before`. */
export async function fetchMessagesBefore(clientId: string, before?: number): Promise<Result<Page, Failure>> {
  const page = await pageOf(
    MESSAGES_PER_PAGE,
    supabase.rpc('chat_messages_before', {
      client_id: clientId,
      page_size: MESSAGES_PER_PAGE,
      ...(before !== undefined && { before_number: before }),
    }),
  );
  return page.ok ? success({ ...page.value, messages: page.value.messages.reverse() }) : page;
}

/** The messages after the number `after`. */
export const fetchMessagesAfter = (clientId: string, after: number) =>
  pageOf(
    MESSAGES_PER_PAGE,
    supabase.rpc('chat_messages_after', {
      client_id: clientId,
      page_size: MESSAGES_PER_PAGE,
      after_number: after,
    }),
  );

/** The messages that were written or changed since this revision of the conversation. */
export const fetchMessagesSince = (clientId: string, since: number) =>
  pageOf(
    CATCH_UP_PAGE,
    supabase.rpc('chat_messages_since', {
      client_id: clientId,
      page_size: CATCH_UP_PAGE,
      since_revision: since,
    }),
  );

/** The part of the conversation around the message with this number. */
export async function fetchMessagesAround(
  clientId: string,
  number: number,
): Promise<Result<{ messages: Message[]; hasOlder: boolean; hasNewer: boolean }, Failure>> {
  const [before, after] = await Promise.all([
    fetchMessagesBefore(clientId, number + 1),
    fetchMessagesAfter(clientId, number),
  ]);
  if (!before.ok) return before;
  if (!after.ok) return after;
  return success({
    messages: [...before.value.messages, ...after.value.messages],
    hasOlder: before.value.hasMore,
    hasNewer: after.value.hasMore,
  });
}

export async function pageOf(
  size: number,
  call: PromiseLike<PostgrestSingleResponse<Message[]>>,
): Promise<Result<Page, Failure>> {
  const rows = await resultOf(call);
  return rows.ok ? success({ messages: rows.value, hasMore: rows.value.length === size }) : rows;
}
