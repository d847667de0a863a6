import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../../build/parts.ts';
import { changeFiles } from './changeFiles.ts';
import { pageImprovements } from './pageImprovements.ts';

let folder: string;
const read = () => readFile(join(folder, 'a.ts'), 'utf8');
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-change-'));
  await writeFile(join(folder, 'a.ts'), 'one two one');
});
afterEach(() => rm(folder, { recursive: true }));

test('a file is changed while the work lasts, and as it was afterwards', async () => {
  const edits = [
    { file: 'a.ts', from: 'one', to: 'three' },
    { file: 'a.ts', from: /t(wo)/g, to: '$1' },
  ];
  expect(await changeFiles(folder, edits, read)).toBe('three wo three');
  expect(await read()).toBe('one two one');
});

test('an edit without a place for it fails, and leaves nothing of the others', async () => {
  const edits = [
    { file: 'a.ts', from: 'one', to: 'three' },
    { file: 'a.ts', from: 'four', to: 'five' },
  ];
  await expect(changeFiles(folder, edits, read)).rejects.toThrow('a.ts has no four');
  expect(await read()).toBe('one two one');
});

test.each(pageImprovements.flatMap(({ what, undo }) => undo.map((edit) => [what, edit] as const)))(
  'what undoes „%s“ finds its place in the sources',
  async (_, { file, from, to }) => {
    const text = await readFile(join(root, file), 'utf8');
    expect(text.replaceAll(from, to)).not.toBe(text);
  },
);
