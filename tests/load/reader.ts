import type { Supabase } from '@vitrina/shared/supabaseClient.ts';

/**
 * Reads a conversation on from the last message seen, as the chat does: whatever hints come meanwhile become one more
 * reading afterwards.
 */
export function createReader(supabase: Supabase, conversation: string, show: (messageId: string) => void) {
  let cursor = {
    after_timestamp: '1970-01-01T00:00:00+00:00',
    after_id: '00000000-0000-0000-0000-000000000000',
  };
  let isReading = false;
  let isWanted = false;

  return async () => {
    isWanted = true;
    if (isReading) return;
    isReading = true;
    while (isWanted) {
      isWanted = false;
      const { data, error } = await supabase.rpc('chat_messages_after', { conversation, ...cursor });
      if (error) throw new Error(`reading failed: ${error.message}`);
      for (const { id } of data) show(id);
      const last = data.at(-1);
      if (last) cursor = { after_timestamp: last.timestamp, after_id: last.id };
      if (data.length === 50) isWanted = true;
    }
    isReading = false;
  };
}

/** Joins a private channel and calls `hear` for each hint of a message. */
export async function join(
  supabase: Supabase,
  topic: string,
  hear: (clientId: string) => void,
): Promise<void> {
  await supabase.realtime.setAuth();
  await new Promise<void>((resolve, reject) => {
    supabase
      .channel(topic, { config: { private: true } })
      .on('broadcast', { event: 'message' }, ({ payload }) => hear(payload.client_id))
      .subscribe((status, error) => {
        if (status === 'SUBSCRIBED') resolve();
        else reject(error ?? new Error(`${topic}: ${status}`));
      });
  });
}
