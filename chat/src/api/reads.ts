import { failure, type Result, success } from '@vitrina/shared/result.ts';
import { type Failure, failureOf, REQUEST_TIMEOUT_MS } from './failure.ts';
import type { Cursor } from './messages.ts';
import { supabase } from './supabase.ts';

/** The two who talk. The studio is one, whichever of its people write and read. */
export type Party = 'client' | 'studio';

/** Up to where each has read; nothing for one who has read nothing yet. */
export type Reads = Partial<Record<Party, Cursor>>;

export async function fetchReads(clientId: string): Promise<Result<Reads, Failure>> {
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

/** Stores that everything up to this message is read, for all devices and people of the own side. */
export async function storeRead(messageId: string): Promise<Result<void, Failure>> {
  const { status, error } = await supabase
    .rpc('mark_chat_read', { message_id: messageId })
    .abortSignal(AbortSignal.timeout(REQUEST_TIMEOUT_MS));
  return error === null ? success(undefined) : failure(failureOf(status));
}
