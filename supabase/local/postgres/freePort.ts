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

/** The code of the error with which the system refuses a loopback port; undefined where it can be listened on. */
export function refusalOf(port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer().once('error', ({ code }: NodeJS.ErrnoException) => resolve(code));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(undefined)));
  });
}
