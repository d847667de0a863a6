import { execa } from 'execa';
import { expect, test } from 'vitest';
import { root } from '../../root.ts';
import { findSecrets } from './findSecrets.ts';

test('no commit ever held a secret', async () => {
  const { stdout } = await execa({ cwd: root, maxBuffer: 512 * 1024 * 1024 })`git log --patch --no-color`;
  const commits = stdout.split(/^(?=commit [0-9a-f]{40}$)/m);
  const findings = await Promise.all(
    commits.map((commit) => findSecrets(commit, commit.slice('commit '.length, 20))),
  );
  expect(findings.flat()).toEqual([]);
});
