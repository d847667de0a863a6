import { setTimeout as pause } from 'node:timers/promises';
import { type Summary, summarize } from './summary.ts';

/** What is still missing after so long has been lost. */
const PATIENCE_MS = 20_000;

/** When each message was sent, and when the other side had it. */
export interface Deliveries {
  sent(id: string): void;
  /** Calls about messages that nobody sent here are passed over. */
  seen(id: string): void;
  /** Resolves when all that was sent has been seen, or when waiting longer makes no sense. */
  complete(): Promise<void>;
  counts(): { sent: number; lost: number; doubled: number };
  latency(): Summary;
}

export function createDeliveries(): Deliveries {
  const sentAt = new Map<string, number>();
  const latencies = new Map<string, number>();
  let doubled = 0;
  return {
    sent: (id) => void sentAt.set(id, performance.now()),
    seen: (id) => {
      const start = sentAt.get(id);
      if (start === undefined) return;
      if (latencies.has(id)) doubled += 1;
      else latencies.set(id, performance.now() - start);
    },
    complete: async () => {
      const end = performance.now() + PATIENCE_MS;
      while (latencies.size < sentAt.size && performance.now() < end) await pause(20);
    },
    counts: () => ({ sent: sentAt.size, lost: sentAt.size - latencies.size, doubled }),
    latency: () => summarize([...latencies.values()]),
  };
}
