import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import postgres from 'postgres';
import { WebSocket, WebSocketServer } from 'ws';
import type { ChatLoad } from './chatLoad.ts';
import { paced } from './paced.ts';
import { type Summary, summarize } from './summary.ts';

interface Note {
  id: string;
  to: number;
  content: string;
}

/**
 * The least that any chat must do, for comparison: a bare WebSocket server that inserts each message into a bare table of
 * the same database and passes it on. No accounts, no rights, no history, no second chance.
 */
export async function measureBaseline(
  dbUrl: string,
  { clients, messagesPerSecond, seconds }: ChatLoad,
): Promise<Summary> {
  const sql = postgres(dbUrl, { max: 10, onnotice: () => undefined });
  const table = sql(`load_baseline_${crypto.randomUUID().slice(0, 8)}`);
  await sql`create table ${table} (id uuid primary key, receiver integer, content text)`;
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const members: WebSocket[] = [];
  server.on('connection', (socket) => {
    members.push(socket);
    socket.on('message', async (data) => {
      const { id, to, content }: Note = JSON.parse(String(data));
      await sql`insert into ${table} values (${id}, ${to}, ${content})`;
      members[to]?.send(id);
    });
  });

  const sentAt = new Map<string, number>();
  const durations: number[] = [];
  const sockets: WebSocket[] = [];
  try {
    for (let number = 0; number < clients; number += 1) {
      const socket = new WebSocket(`ws://127.0.0.1:${port}`);
      socket.on('message', (id) => durations.push(performance.now() - (sentAt.get(String(id)) ?? 0)));
      await once(socket, 'open');
      sockets.push(socket);
    }
    await paced({ perSecond: messagesPerSecond, count: messagesPerSecond * seconds }, async (index) => {
      const note: Note = {
        id: crypto.randomUUID(),
        to: (index + 1) % clients,
        content: `Съобщение ${index}`,
      };
      sentAt.set(note.id, performance.now());
      sockets[index % clients]?.send(JSON.stringify(note));
    });
    while (durations.length < sentAt.size) await new Promise((resolve) => setTimeout(resolve, 20));
  } finally {
    for (const socket of sockets) socket.terminate();
    server.close();
    await sql`drop table ${table}`;
    await sql.end();
  }
  return summarize(durations);
}
