import { readdir, readFile } from 'node:fs/promises';

const PLATFORM = new URL('./platform/', import.meta.url);

/**
 * Prepares a plain database as a hosted project is before its first migration: roles, schemas, the tables and functions
 * of auth, storage and realtime. Safe to repeat. Works on PostgreSQL 15 and 17 and on PGlite.
 * @param execute runs a script of several statements as a superuser.
 */
export async function applyPlatform(execute: (script: string) => Promise<unknown>): Promise<void> {
  const files = (await readdir(PLATFORM)).filter((name) => name.endsWith('.sql')).sort();
  for (const file of files) await execute(await readFile(new URL(file, PLATFORM), 'utf8'));
}
