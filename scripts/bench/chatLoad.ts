import { type ChatLoad, measureChatLoad } from '@vitrina/supabase/testing/load/chatLoad.ts';
import { CommandError } from '../command.ts';
import type { BenchProduct } from './benchProduct.ts';
import type { Figure } from './Figure.ts';

const LOADS: ChatLoad[] = [
  { clients: 1, messagesPerSecond: 2, seconds: 10 },
  { clients: 20, messagesPerSecond: 10, seconds: 10 },
  { clients: 200, messagesPerSecond: 20, seconds: 30 },
];

/** From sending a message to having it on the other side, with many connected; a lost or doubled one ends the run. */
export async function benchChatLoad({ status, signal }: BenchProduct): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const load of LOADS) {
    signal.throwIfAborted();
    const { chat, baseline } = await measureChatLoad(status, load);
    if (chat.lost + chat.doubled > 0)
      throw new CommandError(`Of ${chat.sent} messages ${chat.lost} were lost and ${chat.doubled} doubled.`);
    const what = `${load.clients} in the chat, ${load.messagesPerSecond} messages a second`;
    const baselineIs = 'a bare WebSocket and one plain insert';
    figures.push(
      {
        what: `${what}: median`,
        unit: 'ms',
        value: chat.latency.median,
        baseline: baseline.median,
        baselineIs,
      },
      { what: `${what}: p99`, unit: 'ms', value: chat.latency.p99, baseline: baseline.p99, baselineIs },
    );
  }
  return figures;
}
