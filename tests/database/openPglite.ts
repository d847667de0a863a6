import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { plantedSql } from '../fixtures/plantedSql.ts';
import { prepareDatabase } from './prepareDatabase.ts';
import type { TestDatabase } from './TestDatabase.ts';

/** A project on a PostgreSQL inside this process, in memory. */
export async function openPglite(): Promise<TestDatabase> {
  const engine = await PGlite.create({ extensions: { pg_trgm, pgcrypto } });
  const database: TestDatabase = {
    run: async (script) => {
      const results = await engine.exec(script, { rowMode: 'array' });
      return results.map(({ rows }) => rows as unknown as unknown[][]);
    },
    close: () => engine.close(),
  };
  await prepareDatabase(database);
  await database.run(plantedSql());
  return database;
}
