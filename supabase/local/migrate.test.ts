import { appendFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import postgres from 'postgres';
import { expect } from 'vitest';
import { marks, test } from './testing/placeTest.ts';
import { connectTo, start } from './testing/startTestBackend.ts';

test('a failing migration stops the start, is named and rolled back', async ({ place }) => {
  place.useFormerData();
  const file = '20260101000003_broken.sql';
  const project = await place.projectWith(
    `migrations/${file}`,
    'create table public.half (id int); select 1/0;',
  );
  await expect(start(place.dataDir, { projectDir: project })).rejects.toThrow(
    `The migration ${file} failed: division by zero`,
  );
  await writeFile(join(project, 'migrations', file), 'create table public.half (id int);');
  await place.started({ projectDir: project });
});

test('a database with unknown migrations is refused with advice, and is not changed', async ({ place }) => {
  place.useFormerData();
  const former = await place.started();
  await connectTo(former, former.publishableKey).rpc('record_mark', { number: 7 });
  await former.stop();

  const project = await place.projectWith(
    'migrations/20260201000000_one_for_all.sql',
    'create table public.one ();',
  );
  for (const file of ['20260101000000_notes.sql', '20260101000002_storage_and_realtime.sql'])
    await rm(join(project, 'migrations', file));
  await expect(start(place.dataDir, { projectDir: project })).rejects.toThrow(
    'The database was made by another version of the product: its migration 20260101000002 is not part of this one. ' +
      'Nothing was changed. To bring its content here, go back to the version that made it and run ' +
      '"npm run backup -- FILE"; then, with this version and DATA_DIR set to a new folder, run ' +
      '"npm run restore -- FILE".',
  );

  const backend = await place.started();
  expect(await marks(backend)).toEqual(new Set([-1, 7]));
  expect(await tables(backend.dbUrl, ['public.one'])).toEqual([null]);
});

test('a database is refused if an earlier migration has come or changed since, and is not changed', async ({
  place,
}) => {
  place.useFormerData();
  const forgotten = 'migrations/20251231000000_forgotten.sql';
  await place.projectWith('migrations/20260201000000_new.sql', 'create table public.new ();');
  const project = await place.projectWith(forgotten, 'create table public.forgotten ();');
  const expectRefusal = (difference: string) =>
    expect(start(place.dataDir, { projectDir: project })).rejects.toThrow(
      `another version of the product: ${difference}. Nothing was changed.`,
    );
  await expectRefusal('it lacks the migration 20251231000000, which comes before others that it has');

  await rm(join(project, forgotten));
  await appendFile(join(project, 'migrations', '20260101000000_notes.sql'), 'create table public.added ();');
  await expectRefusal('its migration 20260101000000 has been changed since');

  const backend = await place.started();
  expect(await marks(backend)).toEqual(new Set([-1]));
  const names = ['public.forgotten', 'public.new', 'public.added'];
  expect(await tables(backend.dbUrl, names)).toEqual([null, null, null]);
});

test('a first start that failed in the seed is completed by the next', async ({ place }) => {
  const seed = 'insert into public.marks values (1); select 1/0;';
  const project = await place.projectWith('seed.sql', seed);
  await expect(start(place.dataDir, { projectDir: project })).rejects.toThrow(
    'The seed failed: division by zero',
  );
  const backend = await place.started();
  expect(await marks(backend)).toEqual(new Set([-1]));
});

/** Of each name the table, or null where there is none. */
async function tables(dbUrl: string, names: string[]): Promise<unknown[]> {
  const sql = postgres(dbUrl, { max: 1, onnotice: () => undefined });
  const rows = await sql`select to_regclass(name) as table from unnest(${names}::text[]) as name`;
  await sql.end();
  return rows.map(({ table }) => table);
}
