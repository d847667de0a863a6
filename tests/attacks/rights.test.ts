import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectDir } from '../fixtures/startTestBackend.ts';
import { type Actor, EVERYONE } from './actors.ts';
import { attackBucket } from './attackBucket.ts';
import { request, sql } from './attackedBackend.ts';
import { attackTable } from './attackTable.ts';
import { calls } from './callRights.ts';
import { buckets, edgeFunctions, nobody, signedIn, tables, topicNames } from './rights.ts';
import { whoPasses } from './whoPasses.ts';

// Every actor tries everything, and the table of rights is complete.

test.each(Object.entries(tables))(
  'table %s',
  async (name, rights) => {
    const { row, change, ...allowed } = rights;
    expect(await whoPasses(attackTable(name, rights))).toEqual(allowed);
  },
  60_000,
);

test.each(Object.entries(calls))('call %s', async (name, { may, args = {} }) => {
  const call = (actor: Actor) => isMade(actor, 'POST', `/rest/v1/rpc/${name}`, args);
  expect(await whoPasses({ call })).toEqual({ call: may });
});

test.each(Object.entries(buckets))(
  'bucket %s',
  async (name, rights) => {
    const { folder, isPublic, type, ...allowed } = rights;
    expect(await whoPasses(attackBucket(name, rights))).toEqual({
      ...allowed,
      // A public file is opened by its address, whatever credentials are sent.
      open: isPublic ? EVERYONE : rights.open,
      openByAddress: isPublic ? EVERYONE : nobody,
    });
  },
  60_000,
);

test.each(Object.entries(edgeFunctions))('edge function %s', async (name, { may, refusal }) => {
  const by = (method: string) => (actor: Actor) =>
    isMade(actor, method, `/functions/v1/${name}`, {}, refusal);
  const passed = await whoPasses({ post: by('POST'), patch: by('PATCH'), delete: by('DELETE') });
  expect(passed).toEqual({ post: may, patch: may, delete: may });
});

/**
 * A request refused because of its content got through; one refused because of its caller always has the same status.
 */
async function isMade(actor: Actor, method: string, path: string, body: object, refusal = 403) {
  const { status } = await request(actor, method, path, body);
  return status !== (signedIn.some((person) => person === actor) ? refusal : 401);
}

test('the table of rights has every table, call, bucket and function of the product', async () => {
  const [found] = await sql`select
    array(select relname::text from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f') order by 1) as tables,
    array(select distinct proname::text from pg_proc where pronamespace = 'public'::regnamespace order by 1) as calls,
    array(select id from storage.buckets order by 1) as buckets`;
  const folders = await readdir(join(projectDir, 'functions'), { withFileTypes: true });
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

test('so has every topic that the database sends to', async () => {
  const functions = await sql<{ source: string }[]>`
    select prosrc as source from pg_proc
    where prosrc like '%realtime.send(%' and pronamespace <> 'realtime'::regnamespace`;
  const sources = functions.map(({ source }) => source).join('\n');
  // The last arguments of a call: the topic, perhaps with an id, and that it is private.
  const names = [...sources.matchAll(/'([\w-]+:?)'(?: \|\| [\w.]+)?, true\)/g)].map(([, name]) => name);
  // A call that this expression does not match would be ignored.
  expect(names).toHaveLength(sources.split('realtime.send(').length - 1);
  expect([...new Set(names)].sort()).toEqual([...topicNames].sort());
});

test('no call is overloaded, which the table of rights would not show', async () => {
  const doubled = await sql`
    select proname from pg_proc where pronamespace = 'public'::regnamespace group by proname having count(*) > 1`;
  expect(doubled).toEqual([]);
});
