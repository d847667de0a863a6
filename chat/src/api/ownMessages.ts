import { failure, type Result, success } from '@vitrina/shared/result.ts';
import { type Failure, failureOf } from './failure.ts';
import type { Message, NewMessage } from './messages.ts';
import { supabase } from './supabase.ts';

/** `too-many`: the client has written as much as it may for the time being. */
export type StoreFailure = Failure | 'too-many';

/** `late`: it may not be changed any more. */
export type ChangeFailure = Failure | 'late';

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
    .select();
  if (error !== null) return failure(error.code === 'PT429' ? 'too-many' : failureOf(status));
  const stored = new Set(data.map(({ id }) => id));
  const repeated = messages.map(({ id }) => id).filter((id) => !stored.has(id));
  if (repeated.length === 0) return success(data);
  const found = await fetchMessages(repeated);
  return found.ok ? success([...data, ...found.value]) : found;
}

/** Replaces what a message of one's own says. */
export const correctMessage = (id: string, content: string) =>
  changed(supabase.rpc('correct_chat_message', { message_id: id, new_content: content }));

/** Empties a message of one's own. */
export const takeBackMessage = (id: string) =>
  changed(supabase.rpc('take_back_chat_message', { message_id: id }));

interface Changed {
  data: Message | null;
  status: number;
  error: { code: string } | null;
}

async function changed(call: PromiseLike<Changed>): Promise<Result<Message, ChangeFailure>> {
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
