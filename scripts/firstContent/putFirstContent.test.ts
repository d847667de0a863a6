import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { startTestBackend } from '@vitrina/tests/fixtures/startTestBackend.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { root } from '../root.ts';
import { putFirstContent } from './putFirstContent.ts';

// It starts a database.
vi.setConfig({ testTimeout: 60_000 });

test('a new project gets what the repository brings, once', async () => {
  const backend = await startTestBackend();
  onTestFinished(backend.stop);
  const supabase = createServiceClient(backend.apiUrl, backend.secretKey);
  expect(await putFirstContent(supabase)).toEqual([
    { table_name: 'posts', row_count: 4 },
    { table_name: 'prices', row_count: 19 },
    { table_name: 'services', row_count: 4 },
    { table_name: 'packages', row_count: 3 },
    { table_name: 'faqs', row_count: 6 },
    { table_name: 'testimonials', row_count: 3 },
    { table_name: 'studio_facts', row_count: 1 },
  ]);
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
  const { data: services } = await supabase.from('services').select().eq('id', 'templates').single();
  expect(services).toMatchObject({
    title: 'Готови сайтове',
    display: '/pictures/templates/dental.webp',
    display_address: 'd-r-ilieva.example',
    gallery: { 1: { picture: '/pictures/templates/salon.webp', caption: 'Ария, салон за красота' } },
    faqs: { length: 4 },
  });
  const { data: faqs } = await supabase.from('faqs').select('question').order('order_index');
  expect(faqs?.map(({ question }) => question)).toMatchObject({
    0: 'Какво трябва да ви пратя, за да започнете?',
    5: 'Колко струва, ако после искам промяна?',
  });
  const { data: testimonials } = await supabase.from('testimonials').select().order('order_index');
  expect(testimonials?.[0]).toMatchObject({ name: 'Мария Георгиева', rating: 5, is_sample: true });
  expect(await putFirstContent(supabase)).toEqual([]);
});

test('each file of it says that it is only the beginning', async () => {
  const said = '# A new project begins with this';
  for await (const file of glob(
    ['site/src/content/posts/*.md', 'site/src/content/{faqs,testimonials,services/*}.yaml'],
    { cwd: root },
  ))
    expect(await readFile(join(root, file), 'utf8'), file).toContain(said);
});
