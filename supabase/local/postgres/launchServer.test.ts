import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../testing/startTestBackend.ts';
import { freePort } from './freePort.ts';
import { launchServer } from './launchServer.ts';

vi.mock('node:fs/promises', async (original) => {
  const fs = await original<typeof import('node:fs/promises')>();
  const open: typeof fs.open = async (...path) => {
    const file = await fs.open(...path);
    const close = file.close.bind(file);
    file.close = () => sleep(500).then(close);
    return file;
  };
  return { ...fs, open };
});

test.each([
  ['ends at once', '/bin/false'],
  ['cannot be run', '/nowhere/postgres'],
])('on a slow disk, a server that %s is not waited for', async (_, postgres) => {
  const folder = await temporaryFolder();
  const launch = launchServer(
    {
      binaries: { postgres, initdb: '' },
      account: { launch: (command, args) => ({ command, args, options: {} }) },
      folder: folder.path,
      port: 1,
      logFile: join(folder.path, 'log'),
      adminUrl: `postgresql://nobody@127.0.0.1:${await freePort()}/none`,
    },
    new AbortController().signal,
  );
  await expect(launch).rejects.toThrow('PostgreSQL did not start');
  await folder.remove();
});
