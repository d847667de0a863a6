import { once } from 'node:events';
import { createServer } from 'node:net';

/** A loopback port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port was found.');
  return address.port;
}

/** Whether somebody listens on a loopback port. */
export async function isTaken(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return true;
  }
  server.close();
  await once(server, 'close');
  return false;
}
