import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import postgres from 'postgres';
import { WebSocketServer } from 'ws';
import { reconnectAfter } from '../postgres/reconnect.ts';
import { repeat } from '../schedule/repeat.ts';
import type { Secrets } from '../secrets.ts';
import { Connection } from './Connection.ts';
import { listenToDatabase } from './listenToDatabase.ts';
import { SocketSession } from './SocketSession.ts';
import { Topics } from './Topics.ts';

const PATH = '/realtime/v1/websocket';
// Hosted projects have such limits too, by plan: https://supabase.com/docs/guides/realtime/limits
const MAX_CONNECTIONS = 500;
const MAX_MESSAGE_BYTES = 256 * 1024;
const DATABASE_CONNECTIONS = 5;
const CLOSING_MS = 1_000;
const RECHECK_MS = 5_000;

/** The close code “service restart”. After 1000, a normal end, clients would not reconnect. */
const SERVICE_RESTART = 1012;

/**
 * Supabase Realtime for private channels: broadcasts from the database and from clients, and presence. Handles the
 * WebSocket requests of `server`.
 */
export async function startRealtime(server: Server, databaseUrl: string, secrets: Secrets) {
  const sql = postgres(databaseUrl, {
    max: DATABASE_CONNECTIONS,
    backoff: reconnectAfter,
    onnotice: () => undefined,
  });
  const topics = new Topics();
  const sessions = new Map<Connection, SocketSession>();
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
  const closeAll = () => {
    for (const connection of sessions.keys()) connection.close(SERVICE_RESTART, 'restart');
  };

  const listener = await listenToDatabase(sql, {
    deliver: (topic, message) => topics.broadcast(topic, message),
    sessionEnded: (id) => {
      // A client whose rights cannot be checked is disconnected. It reconnects, and joins only what it still may.
      for (const [connection, session] of sessions)
        if (session.isOf(id)) session.recheck().catch(() => connection.cutOff());
    },
    missed: closeAll,
  });

  const upgrade = (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy());
    const address = URL.parse(request.url ?? '', 'http://localhost');
    if (address?.pathname !== PATH) return refuse(stream, '404 Not Found');
    const { searchParams } = address;
    const apiKey = searchParams.get('apikey') ?? '';
    if (apiKey !== secrets.publishableKey && apiKey !== secrets.secretKey)
      return refuse(stream, '401 Unauthorized');
    if (sessions.size >= MAX_CONNECTIONS && !makeRoom(sessions))
      return refuse(stream, '503 Service Unavailable');
    sockets.handleUpgrade(request, stream, head, (socket) => {
      const version = searchParams.get('vsn') === '2.0.0' ? '2.0.0' : '1.0.0';
      const connection = new Connection(socket, version);
      sessions.set(connection, new SocketSession(connection, apiKey, { sql, secrets, topics }));
      socket.on('close', () => sessions.delete(connection));
    });
  };
  server.on('upgrade', upgrade);
  // So that somebody who was signed out, demoted or deleted stops receiving. Without the database nothing can be
  // received either.
  const stopRechecking = repeat('realtime: the rights could not be checked', RECHECK_MS, async () => {
    for (const session of sessions.values()) await session.recheck();
  });

  return {
    /** Rejects when the database does not answer. */
    check: () => sql`select 1`,
    async stop() {
      server.off('upgrade', upgrade);
      closeAll();
      await allClosed(sockets);
      const stopped = Promise.all([stopRechecking(), listener.stop()]);
      // Aborts what still waits for the database.
      await sql.end({ timeout: 1 });
      await stopped;
    },
  };
}

/**
 * Closes the oldest socket that has joined nothing, or else the oldest of the person who has the most. Behind a proxy
 * all sockets have one network address, so they cannot be counted by that.
 */
function makeRoom(sessions: Map<Connection, SocketSession>): boolean {
  const byPerson = Map.groupBy(sessions, ([, session]) => session.person);
  const [most = []] = [...byPerson.values()].sort((some, others) => others.length - some.length);
  const [oldest] = byPerson.get(undefined) ?? (most.length > 1 ? most : []);
  if (!oldest) return false;
  const [connection] = oldest;
  sessions.delete(connection);
  connection.cutOff();
  return true;
}

/** Disconnects clients that do not answer the closing handshake in time. */
async function allClosed(sockets: WebSocketServer): Promise<void> {
  const cutOff = setTimeout(() => {
    for (const socket of sockets.clients) socket.terminate();
  }, CLOSING_MS);
  await new Promise((resolve) => sockets.close(resolve));
  clearTimeout(cutOff);
}

function refuse(stream: Duplex, status: string): void {
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
