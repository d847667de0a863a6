import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createDeliveries, type Deliveries } from './deliveries.ts';

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

const RUSH_MS = 5000;
/** More do not write at the same moment, however many are connected. */
const MOST_WRITERS = 20;

/** Puts a load on a server: first at its pace, then for some seconds as fast as the server takes it. */
export async function measureLoad(
  { clients, messagesPerSecond, seconds }: ChatLoad,
  connect: (clients: number, deliveries: Deliveries) => Promise<Connection>,
) {
  const deliveries = createDeliveries();
  const connection = await connect(clients, deliveries);
  try {
    const sends: Promise<void>[] = [];
    const start = performance.now();
    for (let index = 0; index < messagesPerSecond * seconds; index += 1) {
      await pause(start + (index * 1000) / messagesPerSecond - performance.now());
      sends.push(connection.send(index));
    }
    await Promise.all(sends);
    await deliveries.complete();
    const pacedMs = { median: deliveries.latencyMs(0.5), p99: deliveries.latencyMs(0.99) };
    // What the paced messages left to tidy up is not part of the rush.
    await pause(500);
    const perSecond = await rush(clients, connection, deliveries);
    return { ...deliveries.counts(), pacedMs, perSecond, memoryMb: await residentMb(connection.pid) };
  } finally {
    await connection.close();
  }
}

/** How many messages a second arrive when everybody writes again and again. */
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

/** The memory that a process holds, as the system counts it (`ps`, on Linux and macOS). */
async function residentMb(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) / 1024;
}
