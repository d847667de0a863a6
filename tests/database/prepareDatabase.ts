import { readdir, readFile } from 'node:fs/promises';
import { applyPlatform } from '@vitrina/local-supabase/applyPlatform.ts';
import { type ParseResult, parse } from 'libpg-query';
import type { TestDatabase } from './TestDatabase.ts';

const SUPABASE = new URL('../../supabase/', import.meta.url);

/**
 * Turns an empty database into a project with all migrations and the seed, applied by a role that is no superuser and
 * owns nothing of the platform, as on hosted Supabase. (In PGlite "postgres" is always a superuser.)
 */
export async function prepareDatabase({ run }: TestDatabase): Promise<void> {
  await applyPlatform(run);
  await run(OWNERS);
  // The owner of the project may have enabled it by hand.
  await run('create extension pg_trgm with schema extensions');
  const seed = (await readScripts('.')).filter(({ name }) => name === 'seed.sql');
  for (const { name, script } of [...(await readScripts('migrations')), ...seed]) {
    for (const { statement, isPlatformPolicy } of await statementsOf(script)) {
      await run(`set role ${isPlatformPolicy ? 'none' : 'postgres'}`);
      await run(statement).catch((error: unknown) => {
        throw new Error(`${name} failed: ${error}`, { cause: error });
      });
    }
  }
  await run('reset role');
}

/** The platform's owners on a hosted project, and the rights of "postgres", which owns it in the stand-in. */
const OWNERS = ['auth', 'storage', 'realtime']
  .map(
    (schema) => `
      do $$
      declare
        name text;
      begin
        for name in select oid::regclass from pg_class where relnamespace = '${schema}'::regnamespace and relkind in ('r', 'p')
        loop
          execute format('alter table %s owner to supabase_${schema}_admin', name);
          execute format('grant all on %s to postgres', name);
        end loop;
        for name in select oid::regprocedure from pg_proc where pronamespace = '${schema}'::regnamespace
        loop
          execute format('alter function %s owner to supabase_${schema}_admin', name);
        end loop;
      end
      $$;`,
  )
  .join('');

/**
 * The statements of a script. Hosted projects allow one exception from ownership: their extension supautils lets
 * "postgres" create policies on tables of the platform.
 */
async function statementsOf(script: string): Promise<{ statement: string; isPlatformPolicy: boolean }[]> {
  const bytes = Buffer.from(script);
  const { stmts = [] }: ParseResult = await parse(script);
  return stmts.map(({ stmt, stmt_location: start = 0, stmt_len: length = bytes.length }) => ({
    statement: bytes.subarray(start, start + length).toString(),
    isPlatformPolicy:
      stmt !== undefined &&
      'CreatePolicyStmt' in stmt &&
      ['storage', 'realtime'].includes(stmt.CreatePolicyStmt.table?.schemaname ?? ''),
  }));
}

/** The SQL files of a folder in `supabase/`, sorted by name. */
export async function readScripts(folder: string): Promise<{ name: string; script: string }[]> {
  const directory = new URL(`${folder}/`, SUPABASE);
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => ({ name, script: await readFile(new URL(name, directory), 'utf8') })),
  );
}
