import { signIn, type TestedApi } from '../fixtures/people.ts';
import type { Connection } from './chatLoad.ts';
import type { Deliveries } from './deliveries.ts';
import { createReader, join } from './reader.ts';
import { makeTalkers } from './talkers.ts';

export interface LoadedBackend extends TestedApi {
  /** The process that it runs in. */
  pid: number;
  admin: { email: string; password: string };
}

/**
 * All clients listen to their conversations and the studio to every one. By turns a client writes to the studio and the
 * studio to a client; whoever is written to hears the hint and reads on.
 */
export async function connectChat(
  backend: LoadedBackend,
  clients: number,
  deliveries: Deliveries,
): Promise<Connection> {
  const { talkers, remove } = await makeTalkers(backend, clients);
  const studio = await signIn(backend, backend.admin);
  const studioId = await providerId(studio);
  // Each side reads its own messages too; only what the other one wrote has arrived.
  const [toClients, toStudio] = [new Set<string>(), new Set<string>()];
  const seeOnly = (awaited: Set<string>) => (id: string) => {
    if (awaited.has(id)) deliveries.seen(id);
  };

  const studioReaders = new Map(
    talkers.map(({ id }) => [id, createReader(studio, id, seeOnly(toStudio))] as const),
  );
  await join(studio, 'studio', (clientId) => void studioReaders.get(clientId)?.());
  for (const { id, supabase } of talkers)
    await join(supabase, `chat:${id}`, createReader(supabase, id, seeOnly(toClients)));

  return {
    pid: backend.pid,
    send: async (index) => {
      const talker = talkers[index % talkers.length];
      if (talker === undefined) return;
      const isFromClient = Math.floor(index / talkers.length + index) % 2 === 0;
      const id = crypto.randomUUID();
      (isFromClient ? toStudio : toClients).add(id);
      deliveries.sent(id);
      const { error } = await (isFromClient ? talker.supabase : studio).from('chat_messages').insert({
        id,
        sender_id: isFromClient ? talker.id : studioId,
        receiver_id: isFromClient ? studioId : talker.id,
        content: `Съобщение ${index}`,
      });
      if (error) throw new Error(`sending failed: ${error.message}`);
    },
    close: async () => {
      await studio.realtime.disconnect();
      await remove();
    },
  };
}

async function providerId(studio: Awaited<ReturnType<typeof signIn>>): Promise<string> {
  const { data } = await studio.rpc('chat_provider');
  const provider = data?.[0];
  if (provider === undefined) throw new Error('The studio has no admin.');
  return provider.id;
}
