import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPglite } from './openPglite.ts';
import { openPostgres15 } from './openPostgres15.ts';
import { readPgtapScript } from './pgtapScript.ts';
import { prepareDatabase, readScripts } from './prepareDatabase.ts';
import type { TestDatabase } from './TestDatabase.ts';
import { tapLines, tapReport } from './tap.ts';

const [setup, ...files] = await readScripts('tests');

describe.each([
  { engine: 'PGlite', open: openPglite },
  { engine: 'PostgreSQL 15', open: openPostgres15 },
])('on $engine', ({ open }) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await open();
    await prepareDatabase(database);
    await database.run(`set search_path to extensions; ${await readPgtapScript()}`);
    await database.run('grant execute on all functions in schema extensions to public');
    await database.run('set search_path to public, extensions');
    // Its persons act in every file, also in one that runs alone.
    await database.run(setup?.script ?? '');
  });
  afterAll(() => database?.close());

  test.each(files)('$name', async ({ script }) => {
    try {
      expect(tapReport(tapLines(await database.run(script)))).toEqual({ failed: [], isComplete: true });
    } finally {
      // Prepared statements outlive the file's transaction.
      await database.run('rollback; deallocate all');
    }
  });
});
