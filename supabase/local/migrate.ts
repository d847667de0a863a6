import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type postgres from 'postgres';

/**
 * Applies the migrations that this database has not seen, in the order of their names, each in one transaction with its
 * record in the table of the Supabase CLI.
 * @throws Error naming the migration that failed; those before it stay applied. If what the database has seen is not how
 *   the migrations in `folder` begin, word for word, nothing is applied, and the Error says what to do.
 */
export async function migrate(sql: postgres.Sql, folder: string): Promise<void> {
  await sql.unsafe(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (
      version text primary key, statements text[], name text
    );
    create table if not exists supabase_migrations.seed_files (path text primary key, hash text not null);
  `);
  const applied = await sql<Script[]>`
    select version, array_to_string(statements, '') as script from supabase_migrations.schema_migrations
    order by version`;
  const migrations = await readMigrations(folder);
  assertSame(applied, migrations);
  for (const { file, version, name, script } of migrations.slice(applied.length)) {
    await runScript(sql, `The migration ${file}`, script, (transaction) => {
      const row = { version, name, statements: [script] };
      return transaction`insert into supabase_migrations.schema_migrations ${transaction(row)}`;
    });
  }
}

interface Script {
  version: string;
  script: string;
}

/** Those of `folder`, in the order of their names. */
async function readMigrations(folder: string) {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (file) => {
      const [, version = file, name = ''] = /^(\d+)_(.*)\.sql$/.exec(file) ?? [];
      return { file, version, name, script: await readFile(join(folder, file), 'utf8') };
    }),
  );
}

function assertSame(applied: Script[], known: Script[]): void {
  const difference = findDifference(applied, known);
  if (difference === undefined) return;
  throw new Error(
    `The database was made by another version of the product: ${difference}. ` +
      'Nothing was changed. To bring its content here, go back to the version that made it and run ' +
      '"npm run backup -- FILE"; then, with this version and DATA_DIR set to a new folder, run ' +
      '"npm run restore -- FILE".',
  );
}

function findDifference(applied: Script[], known: Script[]): string | undefined {
  const scripts = new Map(known.map(({ version, script }) => [version, script]));
  const unknown = applied.findLast(({ version }) => !scripts.has(version));
  if (unknown) return `its migration ${unknown.version} is not part of this one`;
  const changed = applied.find(({ version, script }) => scripts.get(version) !== script);
  if (changed) return `its migration ${changed.version} has been changed since`;
  const missing = known.find(
    ({ version }, index) => index < applied.length && version !== applied[index]?.version,
  );
  return missing && `it lacks the migration ${missing.version}, which comes before others that it has`;
}

/**
 * Fills a new database with example content. It is recorded only after the whole script has succeeded, so the next
 * start repeats one that was interrupted.
 */
export async function seed(sql: postgres.Sql, path: string): Promise<void> {
  const [done] = await sql`select from supabase_migrations.seed_files limit 1`;
  if (done) return;
  const script = await readFile(path, 'utf8');
  await runScript(sql, 'The seed', script, (transaction) => {
    const row = { path: basename(path), hash: createHash('sha256').update(script).digest('hex') };
    return transaction`insert into supabase_migrations.seed_files ${transaction(row)}`;
  });
}

async function runScript(
  sql: postgres.Sql,
  title: string,
  script: string,
  record: (transaction: postgres.TransactionSql) => Promise<unknown>,
): Promise<void> {
  try {
    await sql.begin(async (transaction) => {
      await transaction.unsafe(script);
      // A script's session settings must not affect the next one.
      await transaction.unsafe('reset role; reset search_path');
      await record(transaction);
    });
  } catch (error) {
    throw new Error(`${title} failed: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}
