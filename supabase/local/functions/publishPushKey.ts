import type postgres from 'postgres';

/**
 * Has browsers subscribe with the key that the functions send with, as the owner of a hosted project does by hand. A
 * database that knows no such setting is left alone.
 */
export async function publishPushKey(sql: postgres.Sql, publicKey: string): Promise<void> {
  const [row] = await sql`select to_regclass('private.push_settings') is not null as "isThere"`;
  if (row?.isThere) await sql`update private.push_settings set public_key = ${publicKey}`;
}
