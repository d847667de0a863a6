import { setTimeout as pause } from 'node:timers/promises';
import { signIn, type TestedApi } from '../people.ts';
import type { ChatLoad } from './chatLoad.ts';
import { paced } from './paced.ts';
import { createReader, join } from './reader.ts';
import { type Summary, summarize } from './summary.ts';
import { makeTalkers } from './talkers.ts';

/** What is still missing after so long has been lost. */
const PATIENCE_MS = 20_000;

export interface ChatResult {
  sent: number;
  /** Messages that the other side never saw. */
  lost: number;
  /** Messages that the other side saw more than once. */
  doubled: number;
  /** From the call that sends to the row in the other side's hands. */
  latency: Summary;
}

/**
 * All clients listen to their conversations and the studio to every one. By turns a client writes to the studio and the
 * studio to a client; whoever is written to hears the hint and reads on.
 */
export async function measureChat(
  api: TestedApi & { admin: { email: string; password: string } },
  { clients, messagesPerSecond, seconds }: ChatLoad,
): Promise<ChatResult> {
  const { talkers, remove } = await makeTalkers(api, clients);
  const studio = await signIn(api, api.admin);
  const studioId = await providerId(studio);
  const sentAt = new Map<string, number>();
  const seenAt = new Map<string, number[]>();
  const see = (awaited: Set<string>) => (id: string) => {
    if (awaited.has(id)) seenAt.set(id, [...(seenAt.get(id) ?? []), performance.now()]);
  };
  const [toClients, toStudio] = [new Set<string>(), new Set<string>()];

  try {
    const studioReaders = new Map(
      talkers.map(({ id }) => [id, createReader(studio, id, see(toStudio))] as const),
    );
    await join(studio, 'studio', (clientId) => void studioReaders.get(clientId)?.());
    for (const { id, supabase } of talkers)
      await join(supabase, `chat:${id}`, createReader(supabase, id, see(toClients)));

    await paced({ perSecond: messagesPerSecond, count: messagesPerSecond * seconds }, async (index) => {
      const talker = talkers[index % talkers.length];
      if (talker === undefined) return;
      const isFromClient = Math.floor(index / talkers.length + index) % 2 === 0;
      const id = crypto.randomUUID();
      (isFromClient ? toStudio : toClients).add(id);
      sentAt.set(id, performance.now());
      const { error } = await (isFromClient ? talker.supabase : studio).from('chat_messages').insert({
        id,
        sender_id: isFromClient ? talker.id : studioId,
        receiver_id: isFromClient ? studioId : talker.id,
        content: `Съобщение ${index}`,
      });
      if (error) throw new Error(`sending failed: ${error.message}`);
    });

    const end = performance.now() + PATIENCE_MS;
    while (seenAt.size < sentAt.size && performance.now() < end) await pause(50);
  } finally {
    await studio.realtime.disconnect();
    await remove();
  }

  const seen = [...seenAt];
  return {
    sent: sentAt.size,
    lost: sentAt.size - seen.length,
    doubled: seen.filter(([, times]) => times.length > 1).length,
    latency: summarize(seen.map(([id, [first = 0]]) => first - (sentAt.get(id) ?? 0))),
  };
}

async function providerId(studio: Awaited<ReturnType<typeof signIn>>): Promise<string> {
  const { data } = await studio.rpc('chat_provider');
  const provider = data?.[0];
  if (provider === undefined) throw new Error('The studio has no admin.');
  return provider.id;
}
