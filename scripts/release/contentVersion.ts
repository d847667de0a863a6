import { contentTables } from '@vitrina/shared/contentTables.ts';
import postgres from 'postgres';

/** A hash of all that the prebuilt pages show of the database: it changes exactly when they would. */
export async function contentVersion(dbUrl: string): Promise<string> {
  const sql = postgres(dbUrl, { max: 1, onnotice: () => {} });
  try {
    const rows = contentTables
      .map(
        (table) => sql`
        select ${table} as list, private.shown_on_site(to_jsonb(item)) as shown from ${sql(`public.${table}`)} as item`,
      )
      .reduce((all, more) => sql`${all} union all ${more}`);
    // Nothing but its id: the row is not shown.
    const [row] = await sql<{ version: string }[]>`
      select md5(string_agg(list || shown::text, ';' order by list, shown ->> 'id')) as version
      from (${rows}) as row
      where shown - 'id' <> '{}'`;
    return row?.version ?? '';
  } finally {
    await sql.end();
  }
}
