import type { Tables, TablesInsert } from '@vitrina/shared/database.types.ts';
import { MESSAGES_PER_PAGE } from '@vitrina/shared/pageSizes.ts';
import { failure, type Result, success } from '@vitrina/shared/result.ts';
import { type Failure, failureOf, REQUEST_TIMEOUT_MS } from './failure.ts';
import { supabase } from './supabase.ts';

export type Message = Tables<'chat_messages'>;

/** The columns that the sender sets. The server adds the time. */
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
>;

/** A place in a conversation: that of the message with this time and id. */
export type Cursor = Pick<Message, 'timestamp' | 'id'>;

export const CONVERSATION_START: Cursor = {
  timestamp: '1970-01-01T00:00:00+00:00',
  id: '00000000-0000-0000-0000-000000000000',
};

export interface Page {
  /** The oldest first. */
  messages: Message[];
  /** Whether there is more in the direction of reading. */
  hasMore: boolean;
}

/** The end of a conversation, or what comes before `before`. */
export async function fetchMessagesBefore(clientId: string, before?: Cursor): Promise<Result<Page, Failure>> {
  const { data, status, error } = await supabase
    .rpc('chat_messages_before', {
      client_id: clientId,
      page_size: MESSAGES_PER_PAGE,
      ...(before !== undefined && { before_timestamp: before.timestamp, before_id: before.id }),
    })
    .abortSignal(AbortSignal.timeout(REQUEST_TIMEOUT_MS));
  if (error !== null) return failure(failureOf(status));
  return success({ messages: data.reverse(), hasMore: data.length === MESSAGES_PER_PAGE });
}

export async function fetchMessagesAfter(clientId: string, after: Cursor): Promise<Result<Page, Failure>> {
  const { data, status, error } = await supabase
    .rpc('chat_messages_after', {
      client_id: clientId,
      page_size: MESSAGES_PER_PAGE,
      after_timestamp: after.timestamp,
      after_id: after.id,
    })
    .abortSignal(AbortSignal.timeout(REQUEST_TIMEOUT_MS));
  if (error !== null) return failure(failureOf(status));
  return success({ messages: data, hasMore: data.length === MESSAGES_PER_PAGE });
}

/**
 * Stores a message and returns the server's row. Repeating the call is safe: if the first one succeeded and only its
 * answer was lost, the row is found by its id.
 */
export async function storeMessage(message: NewMessage): Promise<Result<Message, Failure>> {
  if (!(await hasSession())) return failure('unreachable');
  const { data, status, error } = await supabase
    .from('chat_messages')
    .upsert(message, { onConflict: 'id', ignoreDuplicates: true })
    .select()
    .abortSignal(AbortSignal.timeout(REQUEST_TIMEOUT_MS));
  if (error !== null) return failure(failureOf(status));
  const stored = data[0];
  return stored === undefined ? fetchMessage(message.id) : success(stored);
}

/** Without a session a request would be sent anonymously, and refused for good. */
async function hasSession(): Promise<boolean> {
  const { data } = await supabase.auth.getSession();
  return data.session !== null;
}

async function fetchMessage(id: string): Promise<Result<Message, Failure>> {
  const { data, status, error } = await supabase.from('chat_messages').select().eq('id', id).maybeSingle();
  if (error !== null) return failure(failureOf(status));
  return data === null ? failure('refused') : success(data);
}
