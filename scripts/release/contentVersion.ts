import { contentTables } from '@vitrina/shared/contentTables.ts';
import postgres from 'postgres';

/** A hash of all that the prebuilt pages show of the database: it changes exactly when they would. */
export async function contentVersion(dbUrl: string): Promise<string> {
  const sql = postgres(dbUrl, { max: 1, onnotice: () => {} });
  try {
    const rows = contentTables
      .map((table) => sql`select ${table} as list, to_jsonb(t) as item from ${sql(`public.${table}`)} as t`)
      .reduce((all, more) => sql`${all} union all ${more}`);
    const [row] = await sql<{ version: string }[]>`
      select md5(string_agg(list || (item - 'updated_at')::text, ';' order by list, item ->> 'id')) as version
      from (${rows}) as row
      where item ->> 'status' is distinct from 'inactive'`;
    return row?.version ?? '';
  } finally {
    await sql.end();
  }
}
