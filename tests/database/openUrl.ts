import { connectDatabase } from '../../scripts/backup/connectDatabase.ts';
import type { TestDatabase } from './TestDatabase.ts';

/** A connection to a running PostgreSQL: a single one, because a test's transaction spans several calls. */
export function openUrl(url: string): TestDatabase {
  const sql = connectDatabase(url, process.env, { max: 1 });
  return {
    run: async (script) => {
      const results: unknown = await sql.unsafe(script).values();
      // One statement returns its rows, several a list of them.
      return isRowsOfStatements(results) ? results : [results as unknown[][]];
    },
    close: () => sql.end(),
  };
}

const isRowsOfStatements = (results: unknown): results is unknown[][][] =>
  Array.isArray(results) && !('command' in results && typeof results.command === 'string');
