import { failure, type Result, success } from '@vitrina/shared/result.ts';
import { type Failure, failureOf, REQUEST_TIMEOUT_MS } from './failure.ts';
import type { Cursor } from './messages.ts';
import { supabase } from './supabase.ts';

/** The two sides of a conversation. The studio is one, whichever of its people write and read. */
export type Party = 'client' | 'studio';

/** How far each side has read; missing for a side that has read nothing. */
export type ReadPositions = Partial<Record<Party, Cursor>>;

export async function fetchReadPositions(clientId: string): Promise<Result<ReadPositions, Failure>> {
  const { data, status, error } = await supabase
    .from('chat_reads')
    .select('side, last_read_timestamp, last_read_id')
    .eq('client_id', clientId)
    .retry(false)
    .abortSignal(AbortSignal.timeout(REQUEST_TIMEOUT_MS));
  if (error !== null) return failure(failureOf(status));
  return success(
    Object.fromEntries(
      data.map(({ side, last_read_timestamp, last_read_id }) => [
        side,
        { timestamp: last_read_timestamp, id: last_read_id },
      ]),
    ),
  );
}

/** Marks everything up to this message as read, for all devices and people of one's own side. */
export async function storeReadPosition(messageId: string): Promise<Result<void, Failure>> {
  const { status, error } = await supabase
    .rpc('mark_chat_read', { message_id: messageId })
    .abortSignal(AbortSignal.timeout(REQUEST_TIMEOUT_MS));
  return error === null ? success(undefined) : failure(failureOf(status));
}
