import { expect, test } from 'vitest';
import { secretsInGit } from './repository.ts';

test('no commit ever held a secret', async () => {
  expect(await secretsInGit('log', '--patch', '--no-color', '--format=%B')).toEqual([]);
});
