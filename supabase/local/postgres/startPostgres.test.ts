import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../testing/startTestBackend.ts';
import { freePort } from './freePort.ts';
import { startPostgres } from './startPostgres.ts';

vi.mock('./freePort.ts', async (original) => {
  const { freePort, isTaken } = await original<typeof import('./freePort.ts')>();
  return { freePort: vi.fn(freePort), isTaken };
});

test('a port that another program takes at the last moment is given up for another one', async () => {
  const folder = await temporaryFolder();
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  vi.mocked(freePort).mockResolvedValueOnce(port);
  try {
    const server = await startPostgres(join(folder.path, 'data'), 'a password');
    expect(new URL(server.url).port).not.toBe(String(port));
    await server.stop();
  } finally {
    other.close();
    await folder.remove();
  }
});
