import { expect, test } from 'vitest';
import { openEmptyProject } from './openEmptyProject.ts';
import { openPostgres15 } from './openPostgres15.ts';

test('a project with content or accounts is refused, and one with the migrations alone is not', async ({
  onTestFinished,
}) => {
  const { url, run, close } = await openPostgres15();
  onTestFinished(close);
  await expect(openEmptyProject(url)).rejects.toThrow('PGTAP_DATABASE_URL has content.');

  await run('truncate public.content_versions');
  await (await openEmptyProject(url)).close();

  const id = '00000000-0000-4000-8000-000000000001';
  await run(`insert into auth.users (id, email) values ('${id}', 'mila@studio.bg');
    insert into public.chat_users (id, username, role) values ('${id}', 'mila', 'admin')`);
  await expect(openEmptyProject(url)).rejects.toThrow('PGTAP_DATABASE_URL has accounts.');
});
