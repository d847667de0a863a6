import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { startTestBackend } from '@vitrina/tests/fixtures/startTestBackend.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { root } from '../root.ts';
import { putFirstContent } from './putFirstContent.ts';

// It starts a database.
vi.setConfig({ testTimeout: 60_000 });

test('a new project gets the articles of the repository, once', async () => {
  const backend = await startTestBackend();
  onTestFinished(backend.stop);
  const supabase = createServiceClient(backend.apiUrl, backend.secretKey);
  expect(await putFirstContent(supabase)).toEqual([{ table_name: 'posts', row_count: 4 }]);
  const { data } = await supabase.from('posts').select().order('id');
  expect(data?.map(({ id, slug }) => `${id} ${slug}`)).toEqual([
    '1 klekshop',
    '2 predi-da-otvori',
    '3 shablon-ili-po-porachka',
    '4 tekst-koyto-se-namira',
  ]);
  expect(data?.[0]).toMatchObject({
    title: 'Клекшопът знаеше всичко за началната страница',
    published_on: '2026-10-12',
    cover: '/pictures/blog/klekshop.svg',
    body: expect.stringMatching(/^През деветдесетте .*\S$/s),
  });
  expect(await putFirstContent(supabase)).toEqual([]);
});

test('each file of it says that it is only the beginning', async () => {
  const said = '# A new project begins with this';
  for await (const file of glob('site/src/content/posts/*.md', { cwd: root }))
    expect(await readFile(join(root, file), 'utf8'), file).toContain(said);
});
