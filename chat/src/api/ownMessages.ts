import { failure, type Result, success } from '@vitrina/shared/result.ts';
import { type Failure, resultOf } from './failure.ts';
import type { Message, NewMessage } from './messages.ts';
import { supabase } from './supabase.ts';

/** `too-many`: the client has written as many messages as allowed for the moment. */
type StoreFailure = Failure | 'too-many';

/** `late`: the message can no longer be changed. `too-many`: it, or others, were corrected too often for the moment. */
export type ChangeFailure = Failure | 'late' | 'too-many';

/**
 * Stores messages in this order, all or none, and returns the server's rows. Repeating the call is safe: rows that
 * were stored already, because only the answer was lost, are found by their ids.
 */
export async function storeMessages(
  messages: readonly NewMessage[],
): Promise<Result<Message[], StoreFailure>> {
  if (!(await hasSession())) return failure('unreachable');
  const stored = await resultOf(
    supabase
      .from('chat_messages')
      .upsert([...messages], { onConflict: 'id', ignoreDuplicates: true })
      .select(),
    { PT429: 'too-many' },
  );
  if (!stored.ok) return stored;
  const storedIds = new Set(stored.value.map(({ id }) => id));
  const repeated = messages.map(({ id }) => id).filter((id) => !storedIds.has(id));
  if (repeated.length === 0) return stored;
  const found = await fetchMessages(repeated);
  return found.ok ? success([...stored.value, ...found.value]) : found;
}

/** Replaces the content of one's own message. */
export const correctMessage = (id: string, content: string) =>
  resultOf(supabase.rpc('correct_chat_message', { message_id: id, new_content: content }), REASONS);

/** Deletes the content of one's own message. */
export const takeBackMessage = (id: string) =>
  resultOf(supabase.rpc('take_back_chat_message', { message_id: id }), REASONS);

const REASONS = { PT410: 'late', PT429: 'too-many' } as const;

/** Without a session the request would be sent anonymously and refused for good. */
async function hasSession(): Promise<boolean> {
  const { data } = await supabase.auth.getSession();
  return data.session !== null;
}

async function fetchMessages(ids: string[]): Promise<Result<Message[], Failure>> {
  const found = await resultOf(supabase.from('chat_messages').select().in('id', ids));
  return found.ok && found.value.length < ids.length ? failure('refused') : found;
}
