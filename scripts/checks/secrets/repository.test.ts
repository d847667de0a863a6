import { expect, test } from 'vitest';
import { secretsInGit } from './repository.ts';

test('no file of the repository holds a secret', async () => {
  // Every line of every text file.
  expect(await secretsInGit('grep', '--no-color', '-hI', '', '--', '.', ':!pnpm-lock.yaml')).toEqual([]);
});
