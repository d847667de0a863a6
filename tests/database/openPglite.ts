import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import type { TestDatabase } from './TestDatabase.ts';

/** An empty PostgreSQL inside this process, in memory. */
export async function openPglite(): Promise<TestDatabase> {
  const database = await PGlite.create({ extensions: { pg_trgm, pgcrypto } });
  return {
    run: async (script) => {
      const results = await database.exec(script, { rowMode: 'array' });
      return results.map(({ rows }) => rows as unknown as unknown[][]);
    },
    close: () => database.close(),
  };
}
