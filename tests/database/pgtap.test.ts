import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openEmptyProject } from './openEmptyProject.ts';
import { openPglite } from './openPglite.ts';
import { openPostgres15 } from './openPostgres15.ts';
import { readPgtapScript } from './pgtapScript.ts';
import { readScripts } from './prepareDatabase.ts';
import type { TestDatabase } from './TestDatabase.ts';
import { tapLines, tapReport } from './tap.ts';

const [setup, ...files] = await readScripts('tests');
const projectUrl = process.env.PGTAP_DATABASE_URL;

const engines = projectUrl
  ? [{ engine: 'the database of PGTAP_DATABASE_URL', open: () => openEmptyProject(projectUrl) }]
  : [
      { engine: 'PGlite', open: openPglite },
      { engine: 'PostgreSQL 15', open: openPostgres15 },
    ];

describe.each(engines)('on $engine', ({ open }) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await open();
    await database.run('drop schema if exists pgtap cascade; create schema pgtap; set search_path to pgtap');
    await database.run(await readPgtapScript());
    await database.run('grant usage on schema pgtap to public; set search_path to public, extensions, pgtap');
    await database.run('grant execute on all functions in schema pgtap to public');
    // Its persons are used in every file, even in one that runs alone.
    await database.run(setup?.script ?? '');
  });
  afterAll(async () => {
    await database?.run('drop schema if exists tests cascade; drop schema if exists pgtap cascade');
    await database?.close();
  });

  test.each(files)('$name', async ({ script }) => {
    try {
      expect(tapReport(tapLines(await database.run(script)))).toEqual({ failed: [], isComplete: true });
    } finally {
      // Prepared statements outlive the file's transaction.
      await database.run('rollback; deallocate all');
    }
  });
});
