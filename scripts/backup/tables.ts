import type postgres from 'postgres';

export interface Table {
  schema: string;
  name: string;
  /** Those that can be written: not the ones that the database computes. */
  columns: string[];
}

/** As SQL writes it. */
export const nameOf = ({ schema, name }: Pick<Table, 'schema' | 'name'>) => `"${schema}"."${name}"`;

/** Ours, and what signing in needs. Sessions are left out: after a restore everybody signs in again. */
const SCHEMAS = ['public', 'private'];
const ACCOUNT_TABLES = ['users', 'identities'];

/** Address hashes live for a day, keys for a week at most, and a copy would only make them live longer. */
const SHORT_LIVED = ['submits', 'account_keys'];
/** Browsers know the project by its keys, and are told as long as a session lasts: another project has others. */
const OF_THE_PROJECT = ['push_subscriptions', 'push_settings'];
/** Which tables the site shows. */
const SAID_BY_MIGRATIONS = ['content_tables'];
const LEFT_OUT = [...SHORT_LIVED, ...OF_THE_PROJECT, ...SAID_BY_MIGRATIONS];

/** The tables whose rows a backup holds, as they are in this database. */
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
