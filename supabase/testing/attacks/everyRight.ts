import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Actor, IMPOSTORS, KNOWN_ACTORS } from './actors.ts';
import { attackBucket, opensByAddress } from './attackBucket.ts';
import { type AttackedBackend, startAttackedBackend } from './attackedBackend.ts';
import { attackTable } from './attackTable.ts';
import { buckets, calls, edgeFunctions, tables } from './rights.ts';

let backend: AttackedBackend;
beforeAll(async () => {
  backend = await startAttackedBackend();
});
afterAll(() => backend?.stop());

const everyActor: Actor[] = [...KNOWN_ACTORS, ...IMPOSTORS];

test('every table, call, bucket and function of the product has its line in the table of rights', async () => {
  const { sql } = backend;
  const [found] = await sql`select
    array(select relname::text from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f') order by 1) as tables,
    array(select distinct proname::text from pg_proc where pronamespace = 'public'::regnamespace order by 1) as calls,
    array(select id from storage.buckets order by 1) as buckets`;
  const folder = fileURLToPath(new URL('../../functions', import.meta.url));
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

test.each(Object.entries(tables))(
  'table %s',
  async (name, rights) => {
    const { row, change, ...allowed } = rights;
    expect(await attackTable(backend, name, rights)).toEqual(allowed);
    // Accounts take their time: each has a password to hash.
  },
  60_000,
);

test.each(Object.entries(calls))('call %s', async (name, { may, args = {} }) => {
  const passed: Actor[] = [];
  for (const actor of everyActor) {
    const { status } = await backend.request(actor, 'POST', `/rest/v1/rpc/${name}`, args);
    expect(status, actor).toBeLessThan(500);
    // A call that was refused for its arguments was made.
    if (![401, 403, 404].includes(status)) passed.push(actor);
  }
  expect(passed).toEqual(may);
});

test.each(Object.entries(buckets))('bucket %s', async (name, rights) => {
  const { folder, isPublic, ...allowed } = rights;
  // A public file is opened by its address, whatever else is sent along.
  const open = isPublic ? everyActor : rights.open;
  expect(await attackBucket(backend, name, rights)).toEqual({ ...allowed, open });
  expect(await opensByAddress(backend, name, rights)).toBe(isPublic);
});

test.each(Object.entries(edgeFunctions))('edge function %s', async (name, may) => {
  for (const method of ['POST', 'PATCH', 'DELETE']) {
    const passed: Actor[] = [];
    for (const actor of everyActor) {
      const { status } = await backend.request(actor, method, `/functions/v1/${name}`, {});
      expect(status, actor).toBeLessThan(500);
      if (![401, 403].includes(status)) passed.push(actor);
    }
    expect(passed, method).toEqual(may);
  }
});
