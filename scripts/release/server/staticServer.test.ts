import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { compressFiles } from '../compressFiles.ts';
import { startStaticServer } from './staticServer.ts';

const folder = await mkdtemp(join(tmpdir(), 'static-server-'));
await mkdir(join(folder, 'services/drafts'), { recursive: true });
const files = {
  _headers: '',
  _redirects: '/services/* /services/404.html 404',
  '404.html': 'no page',
  'services.html': 'services',
  'services/404.html': 'no service',
};
for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
const server = await startStaticServer(folder, 0);

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
])('%s answers with 404 and "%s", the nearest page for it', async (path, text) => {
  const answer = await ask(path);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toBe(text);
});

test('a page asked for with a trailing slash keeps its query where it goes', async () => {
  const answer = await ask('/services/?q=сайт&n=1', { redirect: 'manual' });
  expect([answer.status, answer.headers.get('Location')]).toEqual([
    308,
    '/services?q=%D1%81%D0%B0%D0%B9%D1%82&n=1',
  ]);
});

test('a page that the browser has is not sent again', async () => {
  const first = await ask('/services');
  const again = await ask('/services', { headers: { 'If-None-Match': first.headers.get('ETag') ?? '' } });
  expect([first.status, again.status]).toEqual([200, 304]);
  expect(await again.text()).toBe('');
});

test('a 404 page is sent compressed, where it is and the browser takes it', async () => {
  await compressFiles(folder);
  const headers = { 'Accept-Encoding': 'gzip, br' };
  for (const [path, text] of [
    ['/unknown', 'no page'],
    ['/services/unknown', 'no service'],
  ] as const) {
    const answer = await ask(path, { headers });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('Content-Encoding')).toBe('br');
    expect(answer.headers.get('Content-Type')).toBe('text/html; charset=UTF-8');
    expect(await answer.text()).toBe(text);
  }
  const plain = await ask('/unknown', { headers: { 'Accept-Encoding': 'identity' } });
  expect(plain.headers.get('Content-Encoding')).toBeNull();
  expect(await plain.text()).toBe('no page');
});

test('when the pages cannot be read the visitor is told so, and no cache keeps it', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  await rename(folder, `${folder}-away`);
  try {
    const answer = await ask('/services');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(await answer.text()).toContain('Опитайте отново след минута.');
    expect(log.mock.lastCall?.[0]).toContain('"path":"/services","status":503');
  } finally {
    await rename(`${folder}-away`, folder);
  }
  expect((await ask('/services')).status).toBe(200);
});

test('a page beside its folder is still found', async () => {
  expect(await (await ask('/services')).text()).toBe('services');
});

const ask = (path: string, init?: RequestInit) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, init);
