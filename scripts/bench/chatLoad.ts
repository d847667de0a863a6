import { startKillableBackend } from '@vitrina/tests/faults/killableBackend.ts';
import { makeAdmin } from '@vitrina/tests/fixtures/people.ts';
import { type ChatLoad, type LoadResult, measureLoad } from '@vitrina/tests/load/chatLoad.ts';
import { connectBare } from '@vitrina/tests/load/connectBare.ts';
import { connectChat } from '@vitrina/tests/load/connectChat.ts';
import { CommandError } from '../command/runCommand.ts';
import type { BenchProduct } from './benchProduct.ts';
import type { Figure } from './Figure.ts';

const LOADS: ChatLoad[] = [
  { clients: 1, messagesPerSecond: 2, seconds: 10 },
  { clients: 20, messagesPerSecond: 10, seconds: 10 },
  { clients: 200, messagesPerSecond: 20, seconds: 30 },
];

/** The chat with many connected, in a process of its own; a lost or doubled message ends the run. */
export async function benchChatLoad({ signal }: BenchProduct): Promise<Figure[]> {
  const backend = await startKillableBackend();
  const figures: Figure[] = [];
  try {
    const loaded = { ...backend.api, pid: backend.pid(), admin: await makeAdmin(backend.api) };
    for (const load of LOADS) {
      signal.throwIfAborted();
      const bare = await measureLoad(load, (clients, deliveries) =>
        connectBare(backend.dbUrl(), clients, deliveries),
      );
      const chat = await measureLoad(load, (clients, deliveries) => connectChat(loaded, clients, deliveries));
      if (chat.lost + chat.doubled > 0)
        throw new CommandError(
          `Of ${chat.sent} messages ${chat.lost} were lost and ${chat.doubled} doubled.`,
        );
      figures.push(...figuresOf(load, chat, bare));
    }
    return figures;
  } finally {
    await backend.stop();
  }
}

function figuresOf({ clients, messagesPerSecond }: ChatLoad, chat: LoadResult, bare: LoadResult): Figure[] {
  const who = `${clients} in the chat`;
  const figure = (what: string, unit: Figure['unit'], value: number, baseline: number): Figure => ({
    what: `${who}, ${what}`,
    unit,
    value,
    baseline,
    baselineIs: 'a bare WebSocket and one plain insert',
  });
  const paced = `${messagesPerSecond} a second`;
  return [
    figure(`${paced}: median`, 'ms', chat.latency.median, bare.latency.median),
    figure(`${paced}: p99`, 'ms', chat.latency.p99, bare.latency.p99),
    figure('as fast as it goes', 'per s', chat.perSecond, bare.perSecond),
    figure('memory', 'MB', chat.memoryMb, bare.memoryMb),
  ];
}
