import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findStatus, readStatus, type Status, writeStatus } from './status.ts';

test('the status is that of the product in its own folder, not in a copy of it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-status-'));
  try {
    const [original, copy] = [join(folder, 'a'), join(folder, 'b')];
    await mkdir(original);
    expect(await findStatus(original)).toBeUndefined();
    await writeStatus(original, { apiUrl: 'http://127.0.0.1:54321' } as Status);
    await cp(original, copy, { recursive: true });
    expect(await readStatus(original)).toMatchObject({ apiUrl: 'http://127.0.0.1:54321' });
    await expect(readStatus(copy)).rejects.toThrow('no running product');
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('a status that cannot be read is as good as none: every start writes it anew', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-status-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'status.json'), '');
  expect(await findStatus(folder)).toBeUndefined();
});
