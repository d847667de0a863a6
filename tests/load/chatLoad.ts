import { setTimeout as pause } from 'node:timers/promises';
import { createDeliveries, type Deliveries } from './deliveries.ts';
import { paced } from './paced.ts';
import { residentMb } from './residentMb.ts';
import type { Summary } from './summary.ts';

export interface ChatLoad {
  /** How many are connected. */
  clients: number;
  /** By all of them together. */
  messagesPerSecond: number;
  seconds: number;
}

/** People who are connected to a server and can write to one another through it. */
export interface Connection {
  /** The server's process. */
  pid: number;
  /** Sends one message, from and to whom the number says. Resolves when the server has it. */
  send(index: number): Promise<void>;
  close(): Promise<void>;
}

export interface LoadResult {
  sent: number;
  /** Messages that the other side never saw. */
  lost: number;
  /** Messages that the other side saw more than once. */
  doubled: number;
  /** From the call that sends to the message in the other side's hands, at the load's pace. */
  latency: Summary;
  /** How many messages a second arrive when everybody writes as fast as the server takes it. */
  perSecond: number;
  /** What the server's process then holds, in megabytes. */
  memoryMb: number;
}

const RUSH_MS = 5000;
/** More do not write at the same moment, however many are connected. */
const MOST_WRITERS = 20;

/** Puts a load on a server: first at its pace, then as fast as it can. */
export async function measureLoad(
  load: ChatLoad,
  connect: (clients: number, deliveries: Deliveries) => Promise<Connection>,
): Promise<LoadResult> {
  const deliveries = createDeliveries();
  const connection = await connect(load.clients, deliveries);
  try {
    const count = load.messagesPerSecond * load.seconds;
    await paced({ perSecond: load.messagesPerSecond, count }, (index) => connection.send(index));
    await deliveries.complete();
    const latency = deliveries.latency();
    // What the paced messages left to tidy up is not part of the rush.
    await pause(500);
    const perSecond = await rush(load.clients, connection, deliveries);
    return { ...deliveries.counts(), latency, perSecond, memoryMb: await residentMb(connection.pid) };
  } finally {
    await connection.close();
  }
}

async function rush(clients: number, connection: Connection, deliveries: Deliveries): Promise<number> {
  const start = performance.now();
  const writers = Math.min(clients, MOST_WRITERS);
  let sent = 0;
  const write = async (writer: number) => {
    for (let index = writer; performance.now() < start + RUSH_MS; index += writers) {
      await connection.send(index);
      sent += 1;
    }
  };
  await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
  await deliveries.complete();
  return (sent * 1000) / (performance.now() - start);
}
