import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startStaticServer } from './staticServer.ts';

let folder: string;
let server: Server;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'static-server-'));
  await mkdir(join(folder, 'services/drafts'), { recursive: true });
  const files = {
    _headers: '',
    _redirects: '/services/* /services/404.html 404',
    '404.html': 'no page',
    'services.html': 'services',
    'services/404.html': 'no service',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  server = await startStaticServer(folder, 0);
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

test.each([
  ['/unknown', 'no page'],
  ['/unknown/', 'no page'],
  ['/un/known', 'no page'],
  ['/services/unknown', 'no service'],
  ['/services/unknown/', 'no service'],
  ['/services/drafts/unknown', 'no service'],
  ['/services/unknown.png', 'no service'],
  ['/services%2F..%2Funknown', 'no page'],
])('%s answers with 404 and „%s“, the nearest page for it', async (path, text) => {
  const answer = await ask(path);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toBe(text);
});

test('a page beside its folder is still found', async () => {
  expect(await (await ask('/services')).text()).toBe('services');
});

const ask = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
