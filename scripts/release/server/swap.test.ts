import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startStaticServer } from './staticServer.ts';

test('while releases change, every answer is a whole page of one of them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-swap-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  // Very different lengths: a page of one release with the length of the other would be cut off or never end.
  const pages = [`one ${'1'.repeat(200_000)} end`, 'two end'];
  for (const [index, page] of pages.entries()) {
    await mkdir(join(folder, String(index)));
    for (const [file, content] of Object.entries({ _headers: '', _redirects: '', 'index.html': page }))
      await writeFile(join(folder, String(index), file), content);
  }
  const www = join(folder, 'www');
  const show = async (index: number) => {
    await symlink(String(index), `${www}.new`);
    await rename(`${www}.new`, www);
  };
  await show(0);
  const server = await startStaticServer(www, 0);
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

  const seen = new Set<number>();
  let isOver = false;
  const visit = async () => {
    while (!isOver) {
      const answer = await fetch(url);
      expect(answer.status).toBe(200);
      seen.add(pages.indexOf(await answer.text()));
    }
  };
  const visitors = [visit(), visit(), visit()];
  for (let swap = 1; swap <= 100 || seen.size < 2; swap++) await show(swap % 2);
  isOver = true;
  await Promise.all(visitors);
  expect([...seen].sort()).toEqual([0, 1]);
});

test('a release that could not be read for a moment is read again', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-swap-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const www = join(folder, 'www');
  await mkdir(www);
  await writeFile(join(www, 'index.html'), 'one');
  const server = await startStaticServer(www, 0);
  onTestFinished(() => void server.close());
  const ask = () => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await rename(www, join(folder, 'earlier'));
  await mkdir(join(folder, 'next', '_headers'), { recursive: true });
  await writeFile(join(folder, 'next', 'index.html'), 'two');
  await symlink('next', www);
  expect((await ask()).status).toBe(503);

  await rm(join(folder, 'next', '_headers'), { recursive: true });
  expect(await (await ask()).text()).toBe('two');
});
