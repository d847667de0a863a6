import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../testing/startTestBackend.ts';
import { freePort } from './freePort.ts';
import { startPostgres } from './startPostgres.ts';

test('a port that another program takes at the last moment is given up for another one', async () => {
  const folder = await temporaryFolder();
  onTestFinished(folder.remove);
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const ports = [(other.address() as AddressInfo).port, await freePort()];
  const choosePort = async () => ports.shift() ?? 0;
  const server = await startPostgres(join(folder.path, 'data'), 'a password', choosePort);
  onTestFinished(server.stop);
  expect(ports).toEqual([]);
});
