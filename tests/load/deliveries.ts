import { setTimeout as pause } from 'node:timers/promises';

/** What is still missing after so long has been lost. */
const PATIENCE_MS = 20_000;

/** When each message was sent, and when the other side had it. */
export type Deliveries = ReturnType<typeof createDeliveries>;

export function createDeliveries() {
  const sentAt = new Map<string, number>();
  const latencies = new Map<string, number>();
  let doubled = 0;
  return {
    sent: (id: string) => void sentAt.set(id, performance.now()),
    /** Calls about messages that nobody sent here are passed over. */
    seen: (id: string) => {
      const start = sentAt.get(id);
      if (start === undefined) return;
      if (latencies.has(id)) doubled += 1;
      else latencies.set(id, performance.now() - start);
    },
    /** Resolves when all that was sent has been seen, or when waiting longer makes no sense. */
    complete: async () => {
      const end = performance.now() + PATIENCE_MS;
      while (latencies.size < sentAt.size && performance.now() < end) await pause(20);
    },
    counts: () => ({ sent: sentAt.size, lost: sentAt.size - latencies.size, doubled }),
    /** So many milliseconds or less passed for this share of the messages. */
    latencyMs: (share: number) => {
      const sorted = [...latencies.values()].sort((a, b) => a - b);
      return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
    },
  };
}
