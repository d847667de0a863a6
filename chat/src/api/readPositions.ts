import type { Tables } from '@vitrina/shared/database.types.ts';
import { type Result, success } from '@vitrina/shared/result.ts';
import { done, type Failure, resultOf } from './failure.ts';
import { supabase } from './supabase.ts';

/** The two sides of a conversation. The studio is one side, whichever of its admins writes and reads. */
export type Party = 'client' | 'studio';

/** Everything up to the message with this number is read. A position can move back; the later move counts. */
export type ReadPosition = Pick<Tables<'chat_reads'>, 'last_read_number' | 'move'>;

/** How far each side has read; a side that has read nothing is missing. */
export type ReadPositions = Partial<Record<Party, ReadPosition>>;

export async function fetchReadPositions(clientId: string): Promise<Result<ReadPositions, Failure>> {
  const reads = await resultOf(
    supabase.from('chat_reads').select('side, last_read_number, move').eq('client_id', clientId),
  );
  return reads.ok
    ? success(Object.fromEntries(reads.value.map(({ side, ...position }) => [side, position])))
    : reads;
}

/** Marks everything up to this message as read, for all devices and people of one's own side. */
export const storeReadPosition = (message_id: string) => done(supabase.rpc('mark_chat_read', { message_id }));

/** Makes this message and everything after it unread again for the studio. */
export const storeUnreadMark = (message_id: string) => done(supabase.rpc('mark_chat_unread', { message_id }));
