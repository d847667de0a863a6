import type { Supabase } from '@vitrina/shared/supabaseClient.ts';
import type { KillableBackend } from '../faults/killableBackend.ts';
import { makeClient, type Person, signIn } from '../fixtures/people.ts';
import type { Deliveries } from './deliveries.ts';
import type { Connection } from './measureLoad.ts';

/**
 * All clients listen to their conversations and the studio to every one. By turns a client writes to the studio and the
 * studio to a client; whoever is written to hears the hint and reads on. `admin` is whom the clients write to.
 */
export async function connectChat(
  { api, pid }: KillableBackend,
  admin: Person,
  clients: number,
  deliveries: Deliveries,
): Promise<Connection> {
  const studio = await signIn(api, admin);
  const studioReaders = new Map<string, () => void>();
  await join(studio, 'studio', (clientId) => studioReaders.get(clientId)?.());
  const writers: { id: string; supabase: Supabase }[] = [];
  while (writers.length < clients) {
    const person = await makeClient(api);
    const { id } = person;
    const supabase = await signIn(api, person);
    studioReaders.set(id, createReader(studio, id, admin.id, deliveries));
    await join(supabase, `chat:${id}`, createReader(supabase, id, id, deliveries));
    writers.push({ id, supabase });
  }

  return {
    pid: pid(),
    send: async (index) => {
      const writer = writers[index % clients];
      if (!writer) return;
      const isFromClient = Math.floor(index / clients + index) % 2 === 0;
      const id = crypto.randomUUID();
      deliveries.sent(id);
      const [from, sender_id, receiver_id] = isFromClient
        ? [writer.supabase, writer.id, admin.id]
        : [studio, admin.id, writer.id];
      const message = { id, sender_id, receiver_id, content: `Съобщение ${index}` };
      await from.from('chat_messages').insert(message).throwOnError();
    },
    close: async () => {
      for (const { realtime } of [studio, ...writers.map(({ supabase }) => supabase)])
        await realtime.disconnect();
    },
  };
}

/** As many as one call gives. */
const PAGE = 50;

/**
 * Reads a conversation on from the last message seen, as the chat does: whatever hints come meanwhile become one more
 * reading afterwards. What the reader has written comes back too; only what the other side wrote has arrived.
 */
function createReader(supabase: Supabase, conversation: string, reader: string, deliveries: Deliveries) {
  let [after_timestamp, after_id] = ['1970-01-01T00:00:00Z', '00000000-0000-0000-0000-000000000000'];
  let isReading = false;
  let isWanted = false;
  return async () => {
    isWanted = true;
    if (isReading) return;
    isReading = true;
    while (isWanted) {
      isWanted = false;
      const question = { client_id: conversation, after_timestamp, after_id };
      const { data } = await supabase.rpc('chat_messages_after', question).throwOnError();
      for (const { id, sender_id, timestamp } of data) {
        if (sender_id !== reader) deliveries.seen(id);
        [after_timestamp, after_id] = [timestamp, id];
      }
      isWanted ||= data.length === PAGE;
    }
    isReading = false;
  };
}

/** Joins a private channel and calls `hear` for each hint of a message. */
async function join(supabase: Supabase, topic: string, hear: (clientId: string) => void): Promise<void> {
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
