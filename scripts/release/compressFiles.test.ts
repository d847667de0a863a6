import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { compressFiles } from './compressFiles.ts';

let earlier: string;
let release: string;

beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-compress-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  earlier = join(folder, 'earlier');
  release = join(folder, 'release');
  for (const path of [earlier, release]) await mkdir(path);
  await writeFile(join(earlier, 'same.html'), 'the same');
  await writeFile(join(earlier, 'changed.html'), 'before');
  await compressFiles(earlier);
  await writeFile(join(release, 'same.html'), 'the same');
  await writeFile(join(release, 'changed.html'), 'after');
});

test('what has not changed is taken over, the rest compressed anew', async () => {
  await compressFiles(release, earlier);
  const inode = async (folder: string, file: string) => (await stat(join(folder, file))).ino;
  for (const kind of ['br', 'gz']) {
    expect(await inode(release, `same.html.${kind}`)).toBe(await inode(earlier, `same.html.${kind}`));
    expect(await inode(release, `changed.html.${kind}`)).not.toBe(
      await inode(earlier, `changed.html.${kind}`),
    );
  }
  expect(brotliDecompressSync(await readFile(join(release, 'changed.html.br'))).toString()).toBe('after');
  expect(gunzipSync(await readFile(join(release, 'changed.html.gz'))).toString()).toBe('after');
});

test('a half compressed file is compressed anew and left as it is in the earlier folder', async () => {
  await rm(join(earlier, 'same.html.gz'));
  await writeFile(join(earlier, 'same.html.br'), 'half');
  await compressFiles(release, earlier);
  expect(brotliDecompressSync(await readFile(join(release, 'same.html.br'))).toString()).toBe('the same');
  expect(await readFile(join(earlier, 'same.html.br'), 'utf8')).toBe('half');
});

test('a file that cannot be read is an error', async () => {
  await rm(join(earlier, 'changed.html'));
  await mkdir(join(earlier, 'changed.html'));
  await expect(compressFiles(release, earlier)).rejects.toThrow('EISDIR');
});
