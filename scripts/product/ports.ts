import { createServer } from 'node:net';
import { CommandError } from '../command/runCommand.ts';

/** @throws CommandError when something on this machine already listens on the port that `variable` chose. */
export async function assertPortIsFree(port: number, variable: string): Promise<void> {
  if (await listensBriefly(port)) return;
  throw new CommandError(
    `Port ${port} is taken. Stop what uses it, or choose another one: ${variable}=${port + 1} npm start`,
  );
}

/** A loopback port that nothing uses at the moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(address)));
    });
  });
}

function listensBriefly(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
