import { createServer } from 'node:net';
import { CommandError } from '../command/runCommand.ts';

/** @throws CommandError when the port that `variable` chose is taken, or only for the machine's administrator. */
export async function assertPortIsFree(port: number, variable: string): Promise<void> {
  const code = await refusalOf(port);
  if (!code) return;
  throw new CommandError(
    code === 'EACCES'
      ? `Port ${port} may be used by the machine's administrator alone. Choose one above 1023 with ${variable}.`
      : `Port ${port} is taken. Stop what uses it, or choose another one: ${variable}=${port + 1} npm start`,
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

/** The code of the error with which the system refuses the port; undefined where it can be listened on. */
function refusalOf(port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer().once('error', ({ code }: NodeJS.ErrnoException) => resolve(code));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(undefined)));
  });
}
