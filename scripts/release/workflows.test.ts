import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';

test('no command of the Supabase CLI in a workflow waits for an answer that nobody gives', async () => {
  const commands: string[] = [];
  for await (const file of glob('.github/workflows/*.yml', { cwd: root }))
    commands.push(...((await readFile(join(root, file), 'utf8')).match(/run supabase -- .*/g) ?? []));
  expect(commands.length).toBeGreaterThan(0);
  expect(commands.filter((command) => !/ --yes( |$)/.test(command))).toEqual([]);
});
