import type { Tables } from '@vitrina/shared/database.types.ts';
import { failure, type Result, success } from '@vitrina/shared/result.ts';
import { type Failure, failureOf } from './failure.ts';
import { supabase } from './supabase.ts';

/** The two sides of a conversation. The studio is one, whichever of its people write and read. */
export type Party = 'client' | 'studio';

/** Everything up to the message with this number is read. It can go back; the later move counts. */
export type ReadPosition = Pick<Tables<'chat_reads'>, 'last_read_number' | 'move'>;

/** How far each side has read; missing for a side that has read nothing. */
export type ReadPositions = Partial<Record<Party, ReadPosition>>;

export async function fetchReadPositions(clientId: string): Promise<Result<ReadPositions, Failure>> {
  const { data, status, error } = await supabase
    .from('chat_reads')
    .select('side, last_read_number, move')
    .eq('client_id', clientId)
    .retry(false);
  if (error !== null) return failure(failureOf(status));
  return success(Object.fromEntries(data.map(({ side, ...position }) => [side, position])));
}

/** Marks everything up to this message as read, for all devices and people of one's own side. */
export const storeReadPosition = (messageId: string) => mark('mark_chat_read', messageId);

/** For the studio this message and what follows are unread again. */
export const storeUnreadMark = (messageId: string) => mark('mark_chat_unread', messageId);

async function mark(
  name: 'mark_chat_read' | 'mark_chat_unread',
  message_id: string,
): Promise<Result<void, Failure>> {
  const { status, error } = await supabase.rpc(name, { message_id });
  return error === null ? success(undefined) : failure(failureOf(status));
}
