import { startTestBackend } from '@vitrina/tests/fixtures/startTestBackend.ts';
import postgres from 'postgres';
import { expect, onTestFinished, test } from 'vitest';
import { gatherAddresses } from './moveAddresses.ts';

test('pictures uploaded at another port of this machine move along, all other addresses stay', async () => {
  const backend = await startTestBackend();
  onTestFinished(() => backend.stop());
  const sql = postgres(backend.dbUrl, { max: 1, onnotice: () => {} });
  onTestFinished(() => sql.end());
  const here = backend.apiUrl;
  const file = '/storage/v1/object/public/project-images/a.webp';
  const addresses = {
    [`http://127.0.0.1:1${file}`]: `${here}${file}`,
    [`${here}${file}`]: `${here}${file}`,
    [`https://ref.supabase.co${file}`]: `https://ref.supabase.co${file}`,
    'http://127.0.0.1:1/elsewhere.png': 'http://127.0.0.1:1/elsewhere.png',
  };
  await sql`delete from public.projects`;
  for (const [order_index, image] of Object.keys(addresses).entries())
    await sql`insert into public.projects ${sql({ title: 'Проект', description: 'Опит', image, order_index })}`;

  await gatherAddresses(sql, here);
  const rows = await sql<{ image: string }[]>`select image from public.projects order by order_index`;
  expect(rows.map(({ image }) => image)).toEqual(Object.values(addresses));
  // So does what could be brought back, and the move itself is no change that one could take back.
  const versions = await sql<{ image: string }[]>`
    select content ->> 'image' as image from public.content_versions
    where table_name = 'projects' and state <> 'removed' order by (content ->> 'order_index')::integer`;
  expect(versions.map(({ image }) => image)).toEqual(Object.values(addresses));
});
