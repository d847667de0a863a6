import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import { root } from '../../root.ts';
import { findSecrets } from './findSecrets.ts';

test('no file of the repository holds a secret', async () => {
  // Those that git takes for text, a line each.
  const { stdout } = await execa('git', ['grep', '-Il', ''], { cwd: root, lines: true });
  const findings = await Promise.all(
    stdout.map(async (name) => findSecrets(await readFile(join(root, name), 'utf8'), name)),
  );
  expect(findings.length).toBeGreaterThan(500);
  expect(findings.flat()).toEqual([]);
});
