import { startKillableBackend } from '@vitrina/tests/faults/killableBackend.ts';
import { makeAdmin } from '@vitrina/tests/fixtures/people.ts';
import { connectBare } from '@vitrina/tests/load/connectBare.ts';
import { connectChat } from '@vitrina/tests/load/connectChat.ts';
import { type ChatLoad, measureLoad } from '@vitrina/tests/load/measureLoad.ts';
import { CommandError } from '../command/runCommand.ts';
import type { BenchProduct } from './benchProduct.ts';
import type { Figure } from './Figure.ts';

const LOADS: ChatLoad[] = [
  { clients: 2, messagesPerSecond: 50, seconds: 10 },
  { clients: 20, messagesPerSecond: 50, seconds: 10 },
  { clients: 200, messagesPerSecond: 20, seconds: 30 },
];
const baselineIs = 'a bare WebSocket and one plain insert';

/** The chat with many connected, in a process of its own; a lost or doubled message ends the run. */
export async function benchChatLoad({ signal }: BenchProduct): Promise<Figure[]> {
  const backend = await startKillableBackend();
  const figures: Figure[] = [];
  try {
    const admin = await makeAdmin(backend.api);
    for (const load of LOADS) {
      signal.throwIfAborted();
      const bare = await measureLoad(load, (...rest) => connectBare(backend.dbUrl(), ...rest));
      const chat = await measureLoad(load, (...rest) => connectChat(backend, admin, ...rest));
      if (chat.lost + chat.doubled > 0)
        throw new CommandError(
          `Of ${chat.sent} messages ${chat.lost} were lost and ${chat.doubled} doubled.`,
        );
      const figure = (what: string, unit: Figure['unit'], value: number, baseline: number) =>
        figures.push({ what: `${load.clients} in the chat, ${what}`, unit, value, baseline, baselineIs });
      const pace = `${load.messagesPerSecond} a second`;
      figure(`${pace}: median`, 'ms', chat.pacedMs.median, bare.pacedMs.median);
      figure(`${pace}: p99`, 'ms', chat.pacedMs.p99, bare.pacedMs.p99);
      figure('as fast as it goes', 'per s', chat.perSecond, bare.perSecond);
      figure('memory', 'MB', chat.memoryMb, bare.memoryMb);
    }
    return figures;
  } finally {
    await backend.stop();
  }
}
