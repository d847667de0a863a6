import type { Tables, TablesInsert } from '@vitrina/shared/database.types.ts';
import { CATCH_UP_PAGE, MESSAGES_PER_PAGE } from '@vitrina/shared/pageSizes.ts';
import { failure, type Result, success } from '@vitrina/shared/result.ts';
import { type Failure, failureOf, REQUEST_TIMEOUT_MS } from './failure.ts';
import { supabase } from './supabase.ts';

export type Message = Tables<'chat_messages'>;

/** The columns that the sender sets. The server adds its place and time, and what an answer quotes. */
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
>;

export interface Page {
  /** The oldest first; of changes, the earliest. */
  messages: Message[];
  /** Whether there is more in the direction of reading. */
  hasMore: boolean;
}

/** `too-many`: the client has written as much as it may for the time being. */
export type StoreFailure = Failure | 'too-many';

/** `late`: it may not be changed any more. */
export type ChangeFailure = Failure | 'late';

/** The end of a conversation, or what stands before the message with this number. */
export async function fetchMessagesBefore(clientId: string, before?: number): Promise<Result<Page, Failure>> {
  const page = await pageOf(
    MESSAGES_PER_PAGE,
    supabase
      .rpc('chat_messages_before', {
        client_id: clientId,
        page_size: MESSAGES_PER_PAGE,
        ...(before !== undefined && { before_number: before }),
      })
      .abortSignal(AbortSignal.timeout(REQUEST_TIMEOUT_MS)),
  );
  return page.ok ? success({ ...page.value, messages: page.value.messages.reverse() }) : page;
}

/** What stands after the message with this number. */
export const fetchMessagesAfter = (clientId: string, after: number) =>
  pageOf(
    MESSAGES_PER_PAGE,
    supabase
      .rpc('chat_messages_after', {
        client_id: clientId,
        page_size: MESSAGES_PER_PAGE,
        after_number: after,
      })
      .abortSignal(AbortSignal.timeout(REQUEST_TIMEOUT_MS)),
  );

/** What was written or changed since this revision of the conversation. */
export const fetchMessagesSince = (clientId: string, since: number) =>
  pageOf(
    CATCH_UP_PAGE,
    supabase
      .rpc('chat_messages_since', { client_id: clientId, page_size: CATCH_UP_PAGE, since_revision: since })
      .abortSignal(AbortSignal.timeout(REQUEST_TIMEOUT_MS)),
  );

/** A piece of the conversation with the message of this number in it. */
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

/**
 * Stores messages in this order, all or none, and returns the server's rows. Repeating the call is safe: rows that are
 * there already, because only an answer was lost, are found by their ids.
 */
export async function storeMessages(
  messages: readonly NewMessage[],
): Promise<Result<Message[], StoreFailure>> {
  if (!(await hasSession())) return failure('unreachable');
  const { data, status, error } = await supabase
    .from('chat_messages')
    .upsert([...messages], { onConflict: 'id', ignoreDuplicates: true })
    .select()
    .abortSignal(AbortSignal.timeout(REQUEST_TIMEOUT_MS));
  if (error !== null) return failure(error.code === 'PT429' ? 'too-many' : failureOf(status));
  const stored = new Set(data.map(({ id }) => id));
  const repeated = messages.map(({ id }) => id).filter((id) => !stored.has(id));
  if (repeated.length === 0) return success(data);
  const found = await fetchMessages(repeated);
  return found.ok ? success([...data, ...found.value]) : found;
}

/** Replaces what a message of one's own says. */
export const correctMessage = (id: string, content: string) =>
  changed(
    supabase
      .rpc('correct_chat_message', { message_id: id, new_content: content })
      .abortSignal(AbortSignal.timeout(REQUEST_TIMEOUT_MS)),
  );

/** Empties a message of one's own. */
export const takeBackMessage = (id: string) =>
  changed(
    supabase
      .rpc('take_back_chat_message', { message_id: id })
      .abortSignal(AbortSignal.timeout(REQUEST_TIMEOUT_MS)),
  );

interface Answer<Data> {
  data: Data | null;
  status: number;
  error: { code: string } | null;
}

async function pageOf(size: number, call: PromiseLike<Answer<Message[]>>): Promise<Result<Page, Failure>> {
  const { data, status } = await call;
  if (data === null) return failure(failureOf(status));
  return success({ messages: data, hasMore: data.length === size });
}

async function changed(call: PromiseLike<Answer<Message>>): Promise<Result<Message, ChangeFailure>> {
  const { data, status, error } = await call;
  if (data !== null) return success(data);
  return failure(error?.code === 'PT410' ? 'late' : failureOf(status));
}

/** Without a session a request would be sent anonymously, and refused for good. */
async function hasSession(): Promise<boolean> {
  const { data } = await supabase.auth.getSession();
  return data.session !== null;
}

async function fetchMessages(ids: string[]): Promise<Result<Message[], Failure>> {
  const { data, status, error } = await supabase.from('chat_messages').select().in('id', ids);
  if (error !== null) return failure(failureOf(status));
  return data.length < ids.length ? failure('refused') : success(data);
}
