import { expect, test } from 'vitest';
import { openPostgres15 } from './openPostgres15.ts';
import { prepareDatabase } from './prepareDatabase.ts';
import { supabaseCli } from './supabaseCli.ts';

test('the linter of Supabase finds nothing in the migrations', async () => {
  const database = await openPostgres15();
  try {
    await prepareDatabase(database);
    const report = await supabaseCli(database.url, 'db', 'advisors', '--type=all', '--level=info');
    const findings: { name: string; detail: string }[] = JSON.parse(report);
    // In a database that nobody has asked anything yet, every index is unused.
    expect(findings.filter(({ name }) => name !== 'unused_index')).toEqual([]);
  } finally {
    await database.close();
  }
}, 60_000);
