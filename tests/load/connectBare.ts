import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';
import type { BareMessage } from './bareServer.ts';
import type { Deliveries } from './deliveries.ts';
import type { Connection } from './measureLoad.ts';

const SERVER = fileURLToPath(new URL('bareServer.ts', import.meta.url));

/** The same people at the least that any chat must do: a bare WebSocket server in front of the same database. */
export async function connectBare(
  dbUrl: string,
  clients: number,
  deliveries: Deliveries,
): Promise<Connection> {
  const server = fork(SERVER, [dbUrl]);
  const [port] = await once(server, 'message');
  const arrivals = new Map<string, () => void>();
  const sockets: WebSocket[] = [];
  while (sockets.length < clients) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}`);
    socket.on('message', (data) => {
      const id = String(data);
      deliveries.seen(id);
      arrivals.get(id)?.();
      arrivals.delete(id);
    });
    await once(socket, 'open');
    sockets.push(socket);
  }

  return {
    pid: server.pid ?? 0,
    send: (index) =>
      new Promise((arrived) => {
        const id = crypto.randomUUID();
        const message: BareMessage = { id, to: (index + 1) % clients, content: `Съобщение ${index}` };
        arrivals.set(id, arrived);
        deliveries.sent(id);
        sockets[index % clients]?.send(JSON.stringify(message));
      }),
    close: async () => {
      for (const socket of sockets) socket.terminate();
      const gone = once(server, 'exit');
      server.kill();
      await gone;
    },
  };
}
