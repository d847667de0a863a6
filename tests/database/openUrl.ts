import postgres from 'postgres';
import type { TestDatabase } from './TestDatabase.ts';

/** A connection to a running PostgreSQL. */
export function openUrl(url: string): TestDatabase {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
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
