import type { Supabase } from '@vitrina/shared/supabaseClient.ts';
import type { KillableBackend } from '../faults/killableBackend.ts';
import { liftMessageLimit } from '../fixtures/liftMessageLimit.ts';
import { makeClient, type Person, signIn } from '../fixtures/people.ts';
import type { Deliveries } from './deliveries.ts';
import type { Connection } from './measureLoad.ts';

/**
 * All clients listen to their conversations, and the studio to every one. By turns a client writes to the studio and the
 * studio to a client; whoever is written to has the message with what the channel brings. `admin` is whom the clients
 * write to.
 */
export async function connectChat(
  { api, pid, dbUrl }: KillableBackend,
  admin: Person,
  clients: number,
  deliveries: Deliveries,
): Promise<Connection> {
  await liftMessageLimit(dbUrl());
  const studios: Supabase[] = [];
  const writers: { id: string; supabase: Supabase; studio: Supabase }[] = [];
  while (writers.length < clients) {
    // A socket holds a limited number of channels, here and on hosted projects.
    if (writers.length % CONVERSATIONS_AT_ONCE === 0) studios.push(await signIn(api, admin));
    const studio = studios.at(-1);
    if (studio === undefined) break;
    const person = await makeClient(api);
    const { id } = person;
    const supabase = await signIn(api, person);
    // What one has written comes back too; only what the other side wrote has arrived.
    await join(studio, id, (sender) => sender === id, deliveries);
    await join(supabase, id, (sender) => sender !== id, deliveries);
    writers.push({ id, supabase, studio });
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
        : [writer.studio, admin.id, writer.id];
      const message = { id, sender_id, receiver_id, content: `Съобщение ${index}` };
      await from.from('chat_messages').insert(message).throwOnError();
    },
    close: async () => {
      for (const { realtime } of [...studios, ...writers.map(({ supabase }) => supabase)])
        await realtime.disconnect();
    },
  };
}

const CONVERSATIONS_AT_ONCE = 90;

async function join(
  supabase: Supabase,
  clientId: string,
  isFromOther: (sender: string) => boolean,
  deliveries: Deliveries,
): Promise<void> {
  await supabase.realtime.setAuth();
  await new Promise<void>((resolve, reject) => {
    supabase
      .channel(`chat:${clientId}`, { config: { private: true } })
      .on('broadcast', { event: 'message' }, ({ payload }) => {
        if (isFromOther(payload.sender_id)) deliveries.seen(payload.id);
      })
      .subscribe((status, error) => {
        if (status === 'SUBSCRIBED') resolve();
        else reject(error ?? new Error(`${clientId}: ${status}`));
      });
  });
}
