import { once } from 'node:events';
import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { createGateway } from './createGateway.ts';

/** A little longer than any statement may take. */
const CLOSING_MS = 10_000;

export interface Listener {
  server: Server;
  port: number;
  /** Refuses new requests and resolves when the open ones have been answered, or cut off because they take too long. */
  close(): Promise<void>;
}

/**
 * Listens on the loopback interface.
 * @throws Error when the port is taken.
 */
export async function listen(gateway: ReturnType<typeof createGateway>, port: number): Promise<Listener> {
  const server = createAdaptorServer({ fetch: gateway.fetch }) as Server;
  server.listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
      throw new Error(`Port ${port} is taken by another program. Set API_PORT to a free one.`);
    throw error;
  }
  const address = server.address();
  return {
    server,
    port: address !== null && typeof address === 'object' ? address.port : port,
    async close() {
      server.close();
      server.closeIdleConnections();
      const cutOff = setTimeout(() => server.closeAllConnections(), CLOSING_MS);
      await once(server, 'close');
      clearTimeout(cutOff);
    },
  };
}
