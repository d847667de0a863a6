import type postgres from 'postgres';

export interface Table {
  schema: string;
  name: string;
  /** Those that can be written, without generated columns. */
  columns: string[];
}

/** The table's name in SQL. */
export const nameOf = ({ schema, name }: Pick<Table, 'schema' | 'name'>) => `"${schema}"."${name}"`;

/** Our schemas, and the tables for signing in. Sessions are left out, so everybody signs in again after a restore. */
const SCHEMAS = ['public', 'private'];
const ACCOUNT_TABLES = ['users', 'identities'];

/** Address hashes are kept for a day and keys for eight at most; a copy would keep them longer. */
const SHORT_LIVED = ['submits', 'account_keys'];
/** Browsers know the project by its keys and are notified as long as a session lasts; another project has others. */
const OF_THE_PROJECT = ['push_subscriptions', 'push_settings'];
/** Filled by migrations. */
const SAID_BY_MIGRATIONS = ['content_tables'];
const LEFT_OUT = [...SHORT_LIVED, ...OF_THE_PROJECT, ...SAID_BY_MIGRATIONS];

/** The tables that a backup contains, as they are in this database. */
export async function listTables(sql: postgres.Sql | postgres.TransactionSql): Promise<Table[]> {
  return sql<Table[]>`
    select nspname as schema, relname as name,
      array(
        select attname::text from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
        order by attnum
      ) as columns
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and (
      (nspname = any(${SCHEMAS}) and relname <> all(${LEFT_OUT}))
      or (nspname = 'auth' and relname = any(${ACCOUNT_TABLES}))
    )
    order by nspname, relname`;
}

/** The migrations that a database has seen. */
export async function listMigrations(sql: postgres.Sql | postgres.TransactionSql): Promise<string[]> {
  const rows = await sql`select version from supabase_migrations.schema_migrations order by version`;
  return rows.map(({ version }) => version);
}
