/**
 * What the chat is compared with: a WebSocket server that inserts each message into a bare table and passes it on. No
 * accounts, no rights, no history, no second chance. Runs in a process of its own until it is killed:
 * `node bareServer.ts <address of a database that is thrown away afterwards>`.
 */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import postgres from 'postgres';
import { type WebSocket, WebSocketServer } from 'ws';

export interface BareMessage {
  id: string;
  /** Whom it is for: the place in the order of connecting. */
  to: number;
  content: string;
}

const sql = postgres(process.argv[2] ?? '', { max: 10, onnotice: () => undefined });
await sql`create table if not exists bare_messages (id uuid primary key, receiver integer, content text)`;

const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
const members: WebSocket[] = [];
server.on('connection', (socket) => {
  members.push(socket);
  socket.on('message', async (data) => {
    const { id, to, content }: BareMessage = JSON.parse(String(data));
    await sql`insert into bare_messages values (${id}, ${to}, ${content})`;
    members[to]?.send(id);
  });
});
await once(server, 'listening');
process.send?.((server.address() as AddressInfo).port);
