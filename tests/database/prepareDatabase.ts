import { readdir, readFile } from 'node:fs/promises';
import { applyPlatform } from '@vitrina/local-supabase/applyPlatform.ts';
import { plantedSql } from '../fixtures/plantedSql.ts';
import type { TestDatabase } from './TestDatabase.ts';

const SUPABASE = new URL('../../supabase/', import.meta.url);

/**
 * Makes an empty database into a project with all migrations and the seed, applied by a role that is no superuser, as
 * on hosted Supabase.
 */
export async function prepareDatabase({ run }: TestDatabase): Promise<void> {
  await applyPlatform(run);
  await run('set role postgres');
  const seed = (await readScripts('.')).filter(({ name }) => name === 'seed.sql');
  for (const { name, script } of [...(await readScripts('migrations')), ...seed]) {
    await run(script).catch((error: unknown) => {
      throw new Error(`${name} failed: ${error}`, { cause: error });
    });
  }
  await run(`reset role; ${plantedSql()}`);
}

/** The SQL files of a folder below `supabase/`, in the order of their names. */
export async function readScripts(folder: string): Promise<{ name: string; script: string }[]> {
  const directory = new URL(`${folder}/`, SUPABASE);
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => ({ name, script: await readFile(new URL(name, directory), 'utf8') })),
  );
}
