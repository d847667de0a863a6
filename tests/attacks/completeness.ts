import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { backend } from './attackedBackend.ts';
import { calls } from './callRights.ts';
import { buckets, edgeFunctions, tables, topicNames } from './rights.ts';

/** The last arguments of a call of `realtime.send`: the topic, with or without somebody's id behind it. */
const SENT_TO = /'([\w-]+:?)'(?: \|\| [\w.]+)?, true\)/g;

test('every table, call, bucket and function of the product has its line in the table of rights', async () => {
  const [found] = await backend.sql`select
    array(select relname::text from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f') order by 1) as tables,
    array(select distinct proname::text from pg_proc where pronamespace = 'public'::regnamespace order by 1) as calls,
    array(select id from storage.buckets order by 1) as buckets`;
  const folder = fileURLToPath(new URL('../../supabase/functions', import.meta.url));
  const folders = await readdir(folder, { withFileTypes: true });
  expect({
    ...found,
    edgeFunctions: folders
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
      .map(({ name }) => name),
  }).toEqual({
    tables: Object.keys(tables).sort(),
    calls: Object.keys(calls).sort(),
    buckets: Object.keys(buckets).sort(),
    edgeFunctions: Object.keys(edgeFunctions).sort(),
  });
});

test('so has every topic that the database speaks to', async () => {
  const functions = await backend.sql<{ source: string }[]>`
    select prosrc as source from pg_proc
    where prosrc like '%realtime.send(%' and pronamespace <> 'realtime'::regnamespace`;
  const sources = functions.map(({ source }) => source).join('\n');
  const names = [...sources.matchAll(SENT_TO)].map(([, name]) => name);
  // One that this expression does not understand would be passed over.
  expect(names).toHaveLength(sources.split('realtime.send(').length - 1);
  expect([...new Set(names)].sort()).toEqual([...topicNames].sort());
});

test('no call has a second form that the table of rights would not see', async () => {
  const doubled = await backend.sql`
    select proname from pg_proc where pronamespace = 'public'::regnamespace group by proname having count(*) > 1`;
  expect(doubled).toEqual([]);
});
